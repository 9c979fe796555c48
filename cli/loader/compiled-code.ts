import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import type { Script } from 'node:vm';
import { threadId } from 'node:worker_threads';

/** Compiled code of the program's files from one run to the next. */
export interface CompiledCode {
  /** Returns the path of a file of the package that the loader runs; undefined for other names. */
  ownFile(name: string): string | undefined;
  /** Returns the compiled code of a file; undefined if there is none for this V8 and its flags. */
  read(name: string): Buffer | undefined;
  /** Writes the compiled code of files, by their names. */
  keep(scripts: ReadonlyMap<string, Script>): void;
}

/** Bytes of the checksum in front of compiled code. V8 would run damaged code. */
const checksumLength = 20;

const checksum = (data: Buffer): Buffer => createHash('sha1').update(data).digest();

/** Names of files with a hash of their text: `chunks/library-BYbvM-V1.cjs`. */
const hashedName = /-[\w-]{8}\.cjs$/;

/**
 * Opens the compiled code of the program, which is kept in the nearest `node_modules/.cache`. A folder that
 * cannot be written only costs the gain.
 *
 * @param use what the program runs for: different commands run, and so compile, different functions
 */
export function openCompiledCode(programFolder: string, use: string): CompiledCode {
  const tag = cachedDataVersionTag();
  const folder = join(cacheFolder(programFolder), `${use}-${tag.toString(16)}`);
  const fileOf = (name: string) => join(folder, `${name}.bin`);
  const owners = [programFolder, join(programFolder, '../shell/server')];
  const ownFile = (name: string) =>
    name.endsWith('.cjs')
      ? owners.map((owner) => join(owner, name)).find((file) => existsSync(file))
      : undefined;
  // With other flags than at first, V8 would refuse the code.
  const isUsable = () => cachedDataVersionTag() === tag;

  return {
    ownFile,
    read(name) {
      // A file without a hash, which starts a program, may have another text of the same length tomorrow.
      if (!hashedName.test(name) || !isUsable()) return undefined;
      return readChecked(fileOf(name));
    },
    keep(scripts) {
      const kept = [...scripts].filter(([name]) => hashedName.test(name));
      if (kept.length === 0 || !isUsable()) return;
      ignoringFileErrors(() => {
        mkdirSync(folder, { recursive: true });
        // Threads start at the same time, and one of them is the first to finish.
        for (const [name, script] of kept)
          if (!existsSync(fileOf(name))) writeChecked(fileOf(name), script.createCachedData());
        for (const file of readdirSync(folder))
          if (!ownFile(basename(file, '.bin'))) rmSync(join(folder, file));
      });
    },
  };
}

/** Returns the folder of caches beside the installed package, or in its own folder during development. */
function cacheFolder(programFolder: string): string {
  const parts = programFolder.split(sep);
  const installed = parts.lastIndexOf('node_modules');
  const folder =
    installed < 0 ? join(programFolder, '../../node_modules') : parts.slice(0, installed + 1).join(sep);
  return join(folder, '.cache/colophon-program');
}

function readChecked(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const data = bytes.subarray(checksumLength);
  if (checksum(data).equals(bytes.subarray(0, checksumLength))) return data;
  ignoringFileErrors(() => rmSync(file));
  return undefined;
}

function writeChecked(file: string, data: Buffer): void {
  const temporary = `${file}.${process.pid}-${threadId}`;
  writeFileSync(temporary, Buffer.concat([checksum(data), data]));
  renameSync(temporary, file);
}

/** Runs writes whose failure, such as a full disk or a folder of somebody else, changes no result. */
function ignoringFileErrors(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!isFileError(error)) throw error;
  }
}

/** `EACCES`, and `EROFS` of Yarn's archives, which names no system call; not `ERR_…` of Node.js. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^E[A-Z0-9]+$/.test(String(error.code));
}
