import { expect, test } from 'vitest';
import type { OutputPath } from '../../../src/model/path.ts';
import { duplicateRoute } from '../../../src/validate/rules/duplicate-route.ts';
import { type SampleSite, siteOf } from '../../support/sample-site.ts';

/** Reports the clashes of the files that emitters return, each as `emitter: path`. */
function report(emitted: readonly string[], sample: SampleSite = {}): (string | undefined)[] {
  const site = siteOf({ pages: { 'm/a.md': '# A' }, ...sample });
  const ownFiles = emitted.map((file) => {
    const [emitter = '', path = ''] = file.split(': ');
    return { emitter, path: path as OutputPath, bytes: new Uint8Array() };
  });
  return duplicateRoute({ ...site, ownFiles }).flatMap(({ message, hint, place, related = [] }) => [
    message,
    hint,
    ...(place ? [place.file] : []),
    ...related.map((other) => other.place.file),
  ]);
}

const another = (emitter: string) => `Return another path from the emitter "${emitter}".`;

test.each<[string, string[], SampleSite, string[]]>([
  [
    'a page',
    ['one: m/a/index.html'],
    {},
    [
      'Two files have the output path "m/a/index.html": "content/m/a.md" and "m/a/index.html" of the emitter "one".',
      another('one'),
      'content/m/a.md',
    ],
  ],
  [
    'the Markdown copy of a page',
    ['one: m/a/index.md'],
    {},
    [
      'Two files have the output path "m/a/index.md": the Markdown copy of "content/m/a.md" and "m/a/index.md" of the emitter "one".',
      another('one'),
      'content/m/a.md',
    ],
  ],
  [
    'a public file',
    ['one: data.json'],
    { publicFiles: ['public/Data.json'] },
    [
      'Two files have the output path "data.json", which differs from "Data.json" only in letter case: "content/public/Data.json" and "data.json" of the emitter "one".',
      another('one'),
      'content/public/Data.json',
    ],
  ],
  [
    'the file of another emitter',
    ['one: data.json', 'two: data.json'],
    {},
    [
      'Two files have the output path "data.json": "data.json" of the emitter "one" and "data.json" of the emitter "two".',
      another('two'),
    ],
  ],
  [
    'a folder of another emitter',
    ['one: data/a.json', 'two: data'],
    {},
    [
      'The output path "data" of "data" of the emitter "two" must be a folder for "data/a.json" of the emitter "one".',
      another('two'),
    ],
  ],
  [
    'the service worker',
    ['one: sw.js'],
    {},
    [
      'Two files have the output path "sw.js": the service worker (written by the build) and "sw.js" of the emitter "one".',
      another('one'),
    ],
  ],
])('an emitter may not write %s', (_what, emitted, sample, expected) => {
  expect(report(emitted, sample)).toEqual(expected);
});

test('an emitter may write a file of its own, and one that the build leaves to the site', () => {
  expect(report(['one: data/a.json', 'one: data/b.json', 'one: robots.txt', 'one: m/a/b.json'])).toEqual([]);
});

test('two public files whose names differ only in letter case', () => {
  expect(report([], { publicFiles: ['public/a.css', 'public/A.css'] })).toEqual([
    'Two files have the output path "A.css", which differs from "a.css" only in letter case: "content/public/a.css" and "content/public/A.css".',
    'Rename or remove the file in the public folder.',
    'content/public/A.css',
    'content/public/a.css',
  ]);
});

test('a page at the address of the file of another is reported once', () => {
  const pages = { 'a.md': '# A', 'b.md': '---\npath: /a\n---\n# B' };
  expect(report([], { pages })).toHaveLength(4);
});
