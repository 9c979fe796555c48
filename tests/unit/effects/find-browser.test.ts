import { chmod, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from '../../../src/effects/find-browser.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('CHROME_PATH is the browser, or else the first in PATH', async () => {
  await using folder = await temporaryFolder();
  const program = join(folder.path, 'chromium');
  const PATH = ['/nowhere', '', folder.path].join(delimiter);
  await writeFile(program, '');
  await chmod(program, 0o755);
  expect(findBrowser({ PATH })).toBe(program);
  expect(findBrowser({ CHROME_PATH: '', PATH })).toBe(program);
  expect(findBrowser({ CHROME_PATH: folder.path, PATH })).toBe(folder.path);
  expect(() => findBrowser({ CHROME_PATH: '/nowhere/chrome' })).toThrow(
    'CHROME_PATH names "/nowhere/chrome", which does not exist.',
  );
});

test('a Chromium without windows is a browser, after those with them', async () => {
  await using folder = await temporaryFolder();
  const program = (name: string) => join(folder.path, name);
  await writeFile(program('chromium-headless-shell'), '');
  expect(findBrowser({ PATH: folder.path })).toBe(program('chromium-headless-shell'));
  await writeFile(program('chromium'), '');
  expect(findBrowser({ PATH: folder.path })).toBe(program('chromium'));
});
