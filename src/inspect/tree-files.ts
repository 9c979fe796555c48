/** The files of an inspected folder. */
export interface TreeFiles {
  /** Posix paths relative to the folder, sorted. Without packages, version control and build products. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** True for a folder that contains a file. */
  hasFolder(path: string): boolean;
  /** Symbolic links to files of the folder, with the paths of these files. */
  readonly links: ReadonlyMap<string, string>;
  /** Returns the text of a file; undefined if it does not exist or is too large to be configuration. */
  textOf(path: string): Promise<string | undefined>;
}

/** Names of folders that contain no pages of a tree; packages alone may have a million files. */
export const skippedFolders: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  '.next',
  '.docusaurus',
  '.astro',
  '.cache',
  '.turbo',
  '.yarn',
  '.pnpm-store',
]);

/** Creates the files of a folder from its listing, a function that reads a file, and its symbolic links. */
export function treeFiles(
  listed: readonly string[],
  readText: (path: string) => Promise<string | undefined>,
  links: ReadonlyMap<string, string> = new Map(),
): TreeFiles {
  const paths = [...listed].sort();
  const known = new Set(paths);
  const folders = new Set<string>();
  for (const path of paths)
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return {
    paths,
    has: (path) => known.has(path),
    hasFolder: (path) => path === '' || path === '.' || folders.has(path),
    links,
    textOf: readText,
  };
}

/** Returns the files below a folder that end in one of these, relative to the inspected folder. */
export function filesBelow({ paths }: Pick<TreeFiles, 'paths'>, folder: string, end: RegExp): string[] {
  const start = folder === '' || folder === '.' ? '' : `${folder}/`;
  return paths.filter((path) => path.startsWith(start) && end.test(path));
}

/** Markdown and MDX. */
export const markdownEnd = /\.mdx?$/;
