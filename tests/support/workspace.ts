import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test as base } from 'vitest';
import { type Builder, createBuilder } from '../../src/build/builder.ts';
import type { BuilderOptions } from '../../src/build/context.ts';
import { loadConfig } from '../../src/build/load-config.ts';
import { createDevBuilder, type DevBuilder } from '../../src/dev/dev-builder.ts';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import type { BuildReport } from '../../src/model/build-report.ts';
import type { BuildFlags, Config } from '../../src/model/config.ts';
import { serveOutputs } from '../../src/serve/serve-outputs.ts';
import { readTree } from './read-tree.ts';
import { silentProgress } from './silent-progress.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Files by posix path relative to the root of a site. */
export type SiteFiles = Readonly<Record<string, string>>;

/** A site in a folder of its own, to edit and build. */
export interface Workspace {
  readonly root: string;
  /** Writes files; they are reported to a later `build`. */
  write(files: SiteFiles): Promise<void>;
  /** Reports a change to a later `build` that another function of the test has made. */
  report(path: string): void;
  remove(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  read(path: string): Promise<string>;
  /** Builds with one and the same builder; from the second time on, with only the changes since. */
  build(): Promise<BuildReport>;
  /** Builds with a builder of its own, as another run of the command does. */
  freshBuild(options?: FreshOptions): Promise<BuildReport>;
  /** The website by path, without the list of its files; one character a byte. */
  output(folder?: string): Promise<Map<string, string>>;
}

/** How a run differs from a plain `docs build`. */
export interface FreshOptions extends Partial<BuilderOptions> {
  readonly flags?: Partial<BuildFlags>;
}

/** Flags of a plain `docs build`. */
export const plainFlags: BuildFlags = { only: [], sizes: false, force: false, strict: false };

/** Options of a builder in tests. */
export const plainOptions: BuilderOptions = {
  files: nodeFileSystem(),
  progress: silentProgress,
  program: 'test',
  runtime: 'v20',
  threads: 2,
  serveOutputs,
};

/** Creates the builder of a site in a folder, with a fixed program identity. */
export async function openBuilder(root: string, { flags, ...options }: FreshOptions = {}): Promise<Builder> {
  const config = await readConfig(root, { ...plainFlags, ...flags });
  return createBuilder(config, { ...plainOptions, ...options });
}

/** Creates the builder of `docs dev` for a site in a folder, with a fixed program identity. */
export async function openDevBuilder(
  root: string,
  options: Partial<BuilderOptions> = {},
): Promise<DevBuilder> {
  return createDevBuilder(await readConfig(root), { ...plainOptions, ...options });
}

/** Reads the configuration of a site; a test whose configuration is wrong is itself wrong. */
export async function readConfig(root: string, flags: BuildFlags = plainFlags): Promise<Config> {
  const { value, diagnostics } = await loadConfig(root, flags, nodeFileSystem());
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

/** Builds a site once. */
export async function buildSite(root: string, options: FreshOptions = {}): Promise<BuildReport> {
  const builder = await openBuilder(root, options);
  try {
    return await builder.build();
  } finally {
    await builder.close();
  }
}

/** The website in a folder, without the list of its files. */
export async function readOutput(folder: string): Promise<Map<string, string>> {
  const files = await readTree(folder);
  files.delete('.colophon.json');
  return files;
}

/** A workspace in a folder; `close` ends its builder. */
export function openWorkspace(root: string): Workspace & { close(): Promise<void> } {
  const changed = new Set<string>();
  let builder: Builder | undefined;
  const at = (path: string) => join(root, path);
  return {
    root,
    async write(files) {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(at(path)), { recursive: true });
        await writeFile(at(path), text);
        changed.add(at(path));
      }
    },
    report: (path) => void changed.add(at(path)),
    async remove(path) {
      await rm(at(path));
      changed.add(at(path));
    },
    async rename(from, to) {
      await mkdir(dirname(at(to)), { recursive: true });
      await rename(at(from), at(to));
      changed.add(at(from)).add(at(to));
    },
    read: (path) => readFile(at(path), 'utf8'),
    async build() {
      const paths = [...changed].sort();
      changed.clear();
      if (builder) return builder.build({ paths, configChanged: false });
      builder = await openBuilder(root);
      return builder.build();
    },
    freshBuild: (options) => buildSite(root, options),
    output: (folder = 'dist') => readOutput(at(folder)),
    close: async () => builder?.close(),
  };
}

/** `test` with a workspace that is empty at first and gone at the end. */
export const test = base.extend<{ workspace: Workspace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from it
  workspace: async ({}, use) => {
    await using folder = await temporaryFolder();
    const workspace = openWorkspace(folder.path);
    try {
      await use(workspace);
    } finally {
      await workspace.close();
    }
  },
});
