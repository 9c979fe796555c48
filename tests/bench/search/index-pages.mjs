import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Indexes the pages of a file, then changes one of them, and writes the index beside the figures: seconds,
 * peak memory in MB and the milliseconds until a changed page is in the saved index.
 */
export async function indexPages(open) {
  const [pagesFile, indexFile] = process.argv.slice(2);
  const pages = JSON.parse(readFileSync(pagesFile, 'utf8'));
  const started = performance.now();
  const index = await open(pages);
  writeFileSync(indexFile, await index.save());
  const seconds = (performance.now() - started) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1000;
  const edited = { ...pages[0], text: `${pages[0].text}\nA sentence that the author has added.\n` };
  const saved = performance.now();
  await index.update(edited);
  await index.save();
  process.stdout.write(JSON.stringify({ seconds, megabytes, update: performance.now() - saved }));
}
