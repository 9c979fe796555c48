/** Stands behind the overlay while there has been no site without errors. */
export const waitingPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Nothing to show yet</title>
<link rel="icon" href="data:,">
</head>
<body style="font: 1rem/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 36rem; padding: 0 1rem">
<h1>Nothing to show yet</h1>
<p>The content has errors. The page appears as soon as they are mended.</p>
</body>
</html>
`;
