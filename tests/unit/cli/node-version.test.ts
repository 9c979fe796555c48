import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { nodeVersionProblem, oldestNode } from '../../../cli/node-version.ts';

test.each(['20.19.0', '20.20.1', '22.0.0', '24.11.0'])('Node.js %s is new enough', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined();
});

test.each(['14.21.3', '18.20.8', '20.9.0', '20.18.3'])('Node.js %s is too old', (version) => {
  expect(nodeVersionProblem(version)).toBe(
    `Colophon needs Node.js 20.19 or newer, and this is Node.js ${version}: install a newer one from https://nodejs.org.`,
  );
});

test('the manifest names the same version', async () => {
  const { engines } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(engines.node).toBe(`>=${oldestNode.major}.${oldestNode.minor}`);
});

test('what runs before the check imports nothing that an old Node.js lacks', async () => {
  const start = await readFile(new URL('../../../lib/cli.js', import.meta.url), 'utf8');
  expect(start).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(start).not.toMatch(/\bimport\s*[{*"'`\w]|\?\?=/);
});
