import { expect, test } from 'vitest';
import { textFile } from '../../../../src/emit/asset-file.ts';
import {
  type DocumentGuard,
  guardedDocument,
  guardedPage,
  guardScripts,
} from '../../../../src/emit/pages/document-guard.ts';
import { bytesOf } from '../../../../src/lib/bytes-of.ts';
import type { OutputFile } from '../../../../src/model/output.ts';
import { inlineSource } from '../../../../src/render/inline-source.ts';

const integrity = { hashes: new Map([['/a.js', 'sha256-a']]), importMap: '{"integrity":{}}' };
const policyOf: NonNullable<DocumentGuard['policyOf']> = ({ scripts, styles }) =>
  `script-src ${scripts.join(' ')}; style-src ${styles.join(' ')}`;
const inline = { scripts: ['s'], styles: ['t'] };
const html = '<head><script src="/a.js"></script></head>';
const mapScript = inlineSource(integrity.importMap);

test('the policy of a document allows its import map, and neither is there without the other', () => {
  expect(guardScripts({ integrity })).toEqual([mapScript]);
  expect(guardScripts({ policyOf })).toEqual([]);
  expect(guardedDocument(html, inline, {})).toBe(html);
  expect(guardedDocument(html, inline, { policyOf })).toContain('content="script-src s; style-src t"');
  const guarded = guardedDocument(html, inline, { policyOf, integrity });
  expect(guarded).toContain(`content="script-src s ${mapScript.replaceAll("'", '&#x27;')}; style-src t"`);
  expect(guarded).toContain('<script type="importmap">{"integrity":{}}</script>');
  expect(guarded).toContain('<script src="/a.js" integrity="sha256-a"></script>');
});

test('a page is written with its guard, and has another hash for another one', async () => {
  const page = textFile('a/index.html', html);
  const textOf = async (file: OutputFile) => new TextDecoder().decode(await bytesOf(file));
  expect(guardedPage(page, inline, {})).toBe(page);
  expect(guardedPage(page, inline, { policyOf: () => undefined })).toBe(page);
  const guarded = guardedPage(page, inline, { policyOf, integrity });
  expect(guarded).toMatchObject({ path: 'a/index.html', phase: 'page' });
  expect(await textOf(guarded)).toBe(guardedDocument(html, inline, { policyOf, integrity }));
  const others = [
    guardedPage(page, { ...inline, styles: ['u'] }, { policyOf, integrity }),
    guardedPage(page, inline, { policyOf }),
    guardedPage(page, inline, { integrity }),
    guardedPage(page, inline, { policyOf, integrity: { ...integrity, importMap: '{}' } }),
    guardedPage(textFile('a/index.html', ''), inline, { policyOf, integrity }),
  ];
  expect(new Set([page, guarded, ...others].map(({ hash }) => hash)).size).toBe(7);
  expect(guardedPage(page, inline, { policyOf, integrity }).hash).toBe(guarded.hash);
});
