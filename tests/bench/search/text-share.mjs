// What the text of pages costs a cold build of a site: whole builds in turn, with the text and without it.
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../measure.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rounds = 9;

/** What hands the text of a page to search in the bundled program, and what stands there without text. */
const handsOver = /copy\?\{\.\.\.text,copy:await copy\.bytes\(\)\}:text/;
const without = 'text';

/**
 * Builds a site in turn with all text and without that of copies, each time without a cache. Returns the
 * medians of their processor times in seconds. `build` takes the command line of a program.
 */
export function measureTextShare(folder, { scratch, build }) {
  const programs = {
    text: copyProgram(join(scratch, 'with-text')),
    names: copyProgram(join(scratch, 'names')),
  };
  leaveTextOut(programs.names);
  // Compiled code is kept from the first run of a program.
  for (const program of Object.values(programs)) buildCold(program, folder, build);
  const seconds = { text: [], names: [] };
  for (let round = 0; round < rounds; round++)
    for (const [name, program] of Object.entries(programs))
      seconds[name].push(buildCold(program, folder, build));
  return { text: median(seconds.text), names: median(seconds.names) };
}

function copyProgram(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['lib', 'templates', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

function leaveTextOut(program) {
  const chunks = join(program, 'lib/chunks');
  const changed = readdirSync(chunks).filter((name) => {
    const file = join(chunks, name);
    const code = readFileSync(file, 'utf8');
    if (!handsOver.test(code)) return false;
    writeFileSync(file, code.replace(handsOver, without));
    return true;
  });
  if (changed.length === 0)
    throw new Error('The program hands texts to search in another way: see handsOver.');
}

function buildCold(program, folder, build) {
  for (const made of ['.cache', 'dist']) rmSync(join(folder, made), { recursive: true, force: true });
  return build(folder, [process.execPath, join(program, 'lib/cli.js'), 'build', '--quiet']);
}
