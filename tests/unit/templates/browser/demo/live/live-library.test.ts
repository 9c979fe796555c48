import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  frameDocument,
  liveFrameHash,
  liveFrameScript,
} from '../../../../../../templates/browser/demo/live/live-frame.ts';
import { importedChunks, loadChunks } from '../../../../../../templates/browser/demo/live/live-library.ts';

test.each<[string, string[]]>([
  ['import{a as b}from"./chunk-A.js";import"./chunk-B.js";', ['chunk-A.js', 'chunk-B.js']],
  ['var x=()=>import("./lazy-C.js");export{x}from"./chunk-A.js"', ['lazy-C.js', 'chunk-A.js']],
  ['import{a}from"./a.js";import{b}from"./a.js";', ['a.js']],
  ['var from="./not-this.js";', []],
  ['import x from"https://example.org/a.js";', []],
])('imports of %s', (text, expected) => {
  expect(importedChunks(text)).toEqual(expected);
});

test('imports come before the chunk, and each chunk is loaded once', async () => {
  const texts: Readonly<Record<string, string>> = {
    'live-A.js': 'import"./shared-B.js";import"./shared-C.js";',
    'shared-B.js': 'import"./react-D.js";import("./live-A.js");',
    'shared-C.js': 'import"./react-D.js";',
    'react-D.js': '',
  };
  const requested: string[] = [];
  const chunks = await loadChunks('https://docs.example.org/base/assets/live-A.js', async (url) => {
    requested.push(url);
    return texts[url.replace('https://docs.example.org/base/assets/', '')] ?? '';
  });
  expect(chunks.map(({ name }) => name)).toEqual(['react-D.js', 'shared-B.js', 'shared-C.js', 'live-A.js']);
  expect(requested).toHaveLength(4);
});

test('one failed chunk fails all', async () => {
  const load = async (url: string) => {
    if (url.endsWith('b.js')) throw new Error('gone');
    return 'import"./b.js"';
  };
  await expect(loadChunks('https://docs.example.org/a.js', load)).rejects.toThrow('gone');
});

test('the policy of a frame allows its one script and no eval', () => {
  const hash = createHash('sha256').update(liveFrameScript).digest('base64');
  expect(liveFrameHash).toBe(`sha256-${hash}`);
  const html = frameDocument('https://docs.example.org');
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(policy).toContain(`script-src 'sha256-${hash}' blob:;`);
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toContain('unsafe-eval');
  expect(html).toContain(`<script>${liveFrameScript}</script>`);
});
