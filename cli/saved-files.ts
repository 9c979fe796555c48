import { relative, sep } from 'node:path';
import type { ChangeSet, Config } from '../src/index.ts';

/** The files of a change as problems name them, by their paths below the site's root: `content/a.md`. None without a change. */
export function savedFiles(change: ChangeSet | undefined, { root }: Pick<Config, 'root'>): readonly string[] {
  return (change?.paths ?? []).map((path) => relative(root, path).split(sep).join('/'));
}
