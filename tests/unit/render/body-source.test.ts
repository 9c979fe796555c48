import { expect, test } from 'vitest';
import { createStore } from '../../../src/cache/create-store.ts';
import { SourceChanged } from '../../../src/model/diagnostic.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { createSources } from '../../../src/read/sources.ts';
import { bodySource } from '../../../src/render/page-store.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { only, siteOf } from '../../support/sample-site.ts';

const [path, file] = ['acme/a.md' as SourcePath, '/c/acme/a.md' as FilePath];

/** Asks for the body of a page that the store has lost, of which the disk has this text by now. */
async function lostBody(text: string): Promise<string> {
  const site = siteOf({ pages: { [path]: '# A\n\nWords.' } });
  const files = memoryFileSystem({ [file]: text });
  const store = await createStore(files, '/store' as FilePath, { force: false, packName: 'a-1' });
  const sources = createSources([{ path, file, kind: 'page', hash: 'h' }]);
  const bodiesOf = bodySource(site, sources, { store, files });
  const [body] = await bodiesOf([only(site.pages).document.bodyHash]);
  return new TextDecoder().decode(body);
}

test('a body that was lost is parsed again', async () => {
  expect(await lostBody('# A\n\nWords.')).toContain('Words.');
});

test('a body that was lost, and whose source has changed since, is reported as a change', async () => {
  await expect(lostBody('# A\n\nOther words.')).rejects.toThrow(
    new SourceChanged('File "content/acme/a.md" changed while the site was built.'),
  );
  await expect(lostBody('# A\n\nOther words.')).rejects.toBeInstanceOf(SourceChanged);
});
