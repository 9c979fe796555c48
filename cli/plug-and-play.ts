/** Commands that read packages as files, which Yarn Plug'n'Play keeps in archives. */
const needsFolders: ReadonlySet<string> = new Set(['api', 'build', 'check', 'dev']);

/**
 * Returns why a command cannot run in a project whose packages are not in folders; undefined if it can.
 * `plugAndPlay` is the version that Yarn adds to `process.versions`.
 */
export function plugAndPlayProblem(command: string, plugAndPlay: string | undefined): string | undefined {
  if (plugAndPlay === undefined || !needsFolders.has(command)) return undefined;
  return (
    "This project uses Yarn Plug'n'Play, which keeps packages in archives, and a build reads them from folders. " +
    'Write "nodeLinker: node-modules" into .yarnrc.yml, and run "yarn install".'
  );
}
