import { expect, test } from 'vitest';
import { lastChanges } from '../../../src/build/last-changes.ts';
import { resolveConfig } from '../../../src/config/resolve-config.ts';

const site = (more: string) => `
name: Acme
products:
  - { id: in, name: In, content: in }
  - { id: out, name: Out, content: ../docs/pages }
${more}`;

/** The folders that git knows: each has one file, changed on a day of its own. */
const days: Readonly<Record<string, string>> = {
  '/site/content': '2026-01-01',
  '/site/docs/pages': '2026-02-02',
};
const history = {
  lastChanges: async (folder: string) => {
    const day = days[folder];
    return new Map(day === undefined ? [] : [['a/b.md', day]]);
  },
};

const changesOf = async (more: string) => {
  const flags = { only: [], sizes: false, force: false, strict: false };
  const { value } = resolveConfig({ root: '/site', flags, text: site(more) });
  if (!value) throw new Error('The configuration is wrong.');
  return Object.fromEntries(await lastChanges(value, history));
};

test('sources beside the content folder have their dates too', async () => {
  expect(await changesOf('')).toEqual({ 'a/b.md': '2026-01-01', '../docs/pages/a/b.md': '2026-02-02' });
});

test('a site that wants no dates asks for none', async () => {
  expect(await changesOf('lastUpdated: false')).toEqual({});
});
