import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { DevSnapshot } from '../../src/dev/snapshot.ts';
import { bytesOf } from '../../src/lib/bytes-of.ts';
import type { SitePath } from '../../src/model/path.ts';
import { openDevBuilder, type SiteFiles, test, type Workspace } from '../support/workspace.ts';

const hello = `import { useState } from 'react';
import { words } from '../words';
import { size } from './size.json';

export default function Hello() {
  const [count] = useState(1);
  return <b>{words} {count} {size}</b>;
}
`;
const other = `import clsx from 'clsx';
import * as React from 'react';
import { words } from '../words';
export default function Other() {
  return <i className={clsx('part', React.version)}>other {words}</i>;
}
`;

const site: SiteFiles = {
  'content/site.yaml': 'name: Acme\n',
  'content/demos/demos.md':
    '---\ndescription: Two demos.\n---\n# Demos\n\n{{"demo": "Hello.tsx"}}\n\n{{"demo": "Other.tsx"}}\n',
  'content/demos/Hello.tsx': hello,
  'content/demos/Other.tsx': other,
  'content/demos/size.json': '{ "size": "small" }',
  'content/words.ts': "export const words: string = 'first';\n",
};

const page = '/demos' as SitePath;

/** Renders the page of a snapshot. Returns its HTML, and the demos on it that are patches. */
async function rendered(
  snapshot: DevSnapshot,
): Promise<{ readonly html: string; readonly patched: readonly string[] }> {
  const found = await snapshot.site?.render([page]);
  const output = found?.pages[0];
  const html = output ? new TextDecoder().decode(await bytesOf(output)) : '';
  const scripts = html.matchAll(/"\/(assets\/patch-demos-(\w+)-\w+\.js)"/g);
  const assets = new Set(found?.assets.map(({ path }) => path as string));
  return {
    html,
    patched: [...scripts].flatMap(([, path = '', name = '']) => (assets.has(path) ? name : [])),
  };
}

/** Opens a site as `docs dev` does, and edits it. */
async function editing(
  workspace: Workspace,
  work: (edit: (files: SiteFiles) => Promise<DevSnapshot>) => Promise<void>,
  before: SiteFiles = {},
) {
  await workspace.write({ ...site, ...before });
  const builder = await openDevBuilder(workspace.root);
  try {
    await builder.snapshot();
    await work(async (files) => {
      await workspace.write(files);
      const paths = Object.keys(files).map((path) => join(workspace.root, path));
      return builder.snapshot({ paths, configChanged: false });
    });
  } finally {
    await builder.close();
  }
}

describe('an edited demo is compiled alone when', () => {
  test.for<[string, SiteFiles, string, readonly string[]]>([
    [
      'its own text changes',
      { 'content/demos/Hello.tsx': hello.replace('<b>', '<b>Oh, ') },
      '<b>Oh, first',
      ['Hello'],
    ],
    [
      'data that it imports changes',
      { 'content/demos/size.json': '{ "size": "large" }' },
      'large</b>',
      ['Hello'],
    ],
    [
      'a module that several demos import changes',
      { 'content/words.ts': "export const words = 'second';\n" },
      'second',
      ['Hello', 'Other'],
    ],
    [
      'a whole package is imported',
      { 'content/demos/Other.tsx': other.replace('>other', '>another') },
      'another first',
      ['Other'],
    ],
  ])('%s', async ([, files, text, patched], { workspace }) => {
    await editing(workspace, async (edit) => {
      const edited = await rendered(await edit(files));
      expect(withoutComments(edited.html)).toContain(text);
      expect(edited.patched).toEqual(patched);
    });
  });
});

describe('everything is bundled when a demo', () => {
  test.for<[string, SiteFiles, string]>([
    [
      'imports a name that no demo has imported before',
      { 'content/demos/Hello.tsx': hello.replace(/useState/g, 'useMemo').replace('(1)', '(() => [1])') },
      'first 1 small',
    ],
    [
      'imports a file that no demo has imported',
      {
        'content/demos/Hello.tsx': hello.replace('../words', './more'),
        'content/demos/more.ts': "export const words = 'more';",
      },
      'more 1 small',
    ],
    [
      'imports a folder',
      {
        'content/demos/Hello.tsx': hello.replace('../words', './data'),
        'content/demos/data/index.ts': "export * from '../../words';\n",
      },
      'first 1 small',
    ],
    [
      'names another JSX runtime',
      { 'content/demos/Hello.tsx': `/** @jsxImportSource @emotion/react */\n${hello}` },
      'first 1 small',
    ],
    [
      'has a dynamic import',
      { 'content/demos/Hello.tsx': `${hello}void import('../words');\n` },
      'first 1 small',
    ],
  ])('%s', async ([, files, text], { workspace }) => {
    await editing(workspace, async (edit) => {
      const edited = await rendered(await edit(files));
      expect(withoutComments(edited.html)).toContain(text);
      expect(edited.patched).toEqual([]);
    });
  });
});

/** A CommonJS package with the `__esModule` mark. */
const common: SiteFiles = {
  'package.json': '{ "type": "module" }',
  'node_modules/es/package.json': '{ "name": "es", "main": "index.js" }',
  'node_modules/es/index.js':
    "Object.defineProperty(exports, '__esModule', { value: true }); exports.default = () => 'es';",
};

describe('everything is bundled when a module', () => {
  const wordsJs = other.replace("'../words'", "'../words.js'");
  const commonDemo = "import es from 'es';\nexport default function Hello() { return <b>{typeof es}</b>; }\n";

  test.for<[string, SiteFiles, SiteFiles, string]>([
    [
      'is imported by another specifier in another demo',
      { 'content/demos/Other.tsx': wordsJs },
      { 'content/words.ts': "export const words = 'second';\n" },
      'other second',
    ],
    [
      'imports CommonJS, whose default import depends on the importing module',
      { ...common, 'content/demos/Hello.tsx': commonDemo },
      { 'content/demos/Hello.tsx': commonDemo.replace('<b>', '<b>an ') },
      'an object',
    ],
  ])('%s', async ([, before, files, text], { workspace }) => {
    const work = async (edit: (files: SiteFiles) => Promise<DevSnapshot>) => {
      const edited = await rendered(await edit(files));
      expect(withoutComments(edited.html)).toContain(text);
      expect(edited.patched).toEqual([]);
    };
    await editing(workspace, work, before);
  });
});

test('an edit of a module that only a patched demo imports is shown', async ({ workspace }) => {
  const work = async (edit: (files: SiteFiles) => Promise<DevSnapshot>) => {
    await edit({ 'content/demos/Hello.tsx': hello.replace('../words', './greeting') });
    const edited = await rendered(
      await edit({ 'content/demos/greeting.ts': "export const words = 'hello';" }),
    );
    expect(withoutComments(edited.html)).toContain('hello 1 small');
  };
  await editing(workspace, work, { 'content/demos/greeting.ts': "export const words = 'hi';" });
});

test('an edit fixes a demo that threw while it was loaded', async ({ workspace }) => {
  const work = async (edit: (files: SiteFiles) => Promise<DevSnapshot>) => {
    const fixed = await rendered(await edit({ 'content/demos/Hello.tsx': hello }));
    expect(fixed.patched).toEqual(['Hello']);
    expect(withoutComments(fixed.html)).toContain('first 1 small');
  };
  await editing(workspace, work, { 'content/demos/Hello.tsx': `${hello}null.thrown;\n` });
});

test('an import of a missing export is reported', async ({ workspace }) => {
  await editing(workspace, async (edit) => {
    const importing = await edit({
      'content/demos/Hello.tsx': hello.replace('{ words } from', '{ wordz as words } from'),
    });
    expect(importing.diagnostics).toMatchObject([
      { code: 'missing-export', place: { file: 'content/demos/Hello.tsx', line: 2 } },
    ]);
    await edit({ 'content/demos/Hello.tsx': hello });
    const exporting = await edit({ 'content/words.ts': "export const other = 'second';\n" });
    expect(exporting.diagnostics.map(({ code }) => code)).toEqual(['missing-export', 'missing-export']);
  });
});

test('edits accumulate, and reverting them removes the patches', async ({ workspace }) => {
  await editing(workspace, async (edit) => {
    await edit({ 'content/demos/Hello.tsx': hello.replace('<b>', '<b>Oh, ') });
    const both = await rendered(
      await edit({ 'content/demos/Other.tsx': other.replace('>other', '>another') }),
    );
    expect(both.patched).toEqual(['Hello', 'Other']);
    expect(withoutComments(both.html)).toContain('Oh, first');
    const later = await rendered(await edit({ 'content/demos/Hello.tsx': hello.replace('<b>', '<b>Ah, ') }));
    expect(withoutComments(later.html)).toContain('Ah, first');
    expect(withoutComments(later.html)).toContain('another first');
    await edit({ 'content/demos/Hello.tsx': hello });
    expect((await rendered(await edit({ 'content/demos/Other.tsx': other }))).patched).toEqual([]);
  });
});

test('a demo that was edited between two runs is a patch of the cached bundles', async ({ workspace }) => {
  await workspace.write(site);
  await workspace.freshBuild();
  await workspace.write({ 'content/demos/Hello.tsx': hello.replace('<b>', '<b>Oh, ') });
  const builder = await openDevBuilder(workspace.root);
  try {
    const first = await builder.firstSnapshot(page);
    expect(first && (await rendered(first)).patched).toEqual(['Hello']);
    expect((await rendered(await builder.snapshot())).patched).toEqual(['Hello']);
  } finally {
    await builder.close();
  }
});

const { 'content/demos/Other.tsx': _, ...fixedSite } = site;

/** A demo with a warning. */
const withWarning: SiteFiles = {
  'content/demos/Other.tsx': other.replace('return', '{/* preview-start */}\n  return'),
};

describe('an error is reported as in a build, and the pages stay until it is fixed:', () => {
  test.for<[string, SiteFiles, code?: string]>([
    ['a demo', { 'content/demos/Hello.tsx': hello.replace('<b>', '<b') }],
    ['a module that several demos import', { 'content/words.ts': "export const words: string = 'first\n" }],
    [
      'an import of a missing module',
      { 'content/demos/Hello.tsx': hello.replace('../words', './nothing') },
      'missing-import',
    ],
    ['a removed export', { 'content/words.ts': "export const other = 'second';\n" }, 'missing-export'],
  ])('%s', async ([, files, expected = 'demo-compile'], { workspace }) => {
    await editing(
      workspace,
      async (edit) => {
        const broken = await edit(files);
        expect(broken.ok).toBe(false);
        expect(broken.site).toBeUndefined();
        expect(broken.diagnostics.map(({ code }) => code)).toContain(expected);
        expect(broken.diagnostics).toEqual((await workspace.freshBuild()).diagnostics);
        const hi = hello.replace('<b>', '<b>Oh, ');
        const fixed = await edit({ ...fixedSite, 'content/demos/Hello.tsx': hi });
        expect(fixed.diagnostics.map(({ code }) => code)).toEqual(['demo-preview']);
        expect(await rendered(fixed)).toMatchObject({ patched: ['Hello'] });
      },
      withWarning,
    );
  });
});

test('an imported type does not delay the error', async ({ workspace }) => {
  const typed = other.replace('import clsx', 'import clsx, { ClassValue }');
  const work = async (edit: (files: SiteFiles) => Promise<DevSnapshot>) => {
    const broken = await edit({ 'content/demos/Other.tsx': typed.replace('</i>', '') });
    expect(broken.site).toBeUndefined();
    expect(new Set(broken.diagnostics.map(({ code }) => code))).toEqual(new Set(['demo-compile']));
  };
  await editing(workspace, work, { 'content/demos/Other.tsx': typed });
});

test('an edit of another file is shown while a demo does not compile', async ({ workspace }) => {
  await editing(workspace, async (edit) => {
    await edit({ 'content/demos/Hello.tsx': hello.replace('<b>', '<b') });
    expect((await edit({ 'content/demos/Hello.tsx': hello.replace('<b>', '<i') })).site).toBeUndefined();
    const beside = await edit({
      'content/demos/Other.tsx': other.replace('>other', '>another'),
      'content/demos/demos.md': `${site['content/demos/demos.md']}\nAnother sentence.\n`,
    });
    expect(beside).toMatchObject({ ok: false, diagnostics: [{ code: 'demo-compile' }] });
    const { html } = await rendered(beside);
    expect(html).toContain('Another sentence.');
    expect(withoutComments(html)).toContain('another first');
    expect(html).toContain('failed to compile');
    const fixed = await edit({ 'content/demos/Hello.tsx': hello.replace('<b>', '<b>Oh, ') });
    expect(fixed.diagnostics).toEqual([]);
    expect(withoutComments((await rendered(fixed)).html)).toContain('Oh, first');
    // The next error replaces the pages at once again.
    const again = await edit({ 'content/demos/Hello.tsx': hello.replace('<b>', '<i') });
    expect(again.site).toBeUndefined();
  });
});

test('a demo that never compiled is replaced by a notice', async ({ workspace }) => {
  await workspace.write({ ...site, 'content/demos/Hello.tsx': hello.replace('<b>', '<b') });
  const builder = await openDevBuilder(workspace.root);
  try {
    expect((await rendered(await builder.snapshot())).html).toContain('failed to compile');
  } finally {
    await builder.close();
  }
});

test('a build after patches bundles everything together', async ({ workspace }) => {
  await workspace.write(site);
  const builder = await openDevBuilder(workspace.root);
  try {
    await builder.snapshot();
    await workspace.write({ 'content/demos/Hello.tsx': hello.replace('<b>', '<b>Oh, ') });
    const paths = [join(workspace.root, 'content/demos/Hello.tsx')];
    expect((await rendered(await builder.snapshot({ paths, configChanged: false }))).patched).toEqual([
      'Hello',
    ]);
    await builder.save();
    await workspace.freshBuild();
    const output = await workspace.output();
    expect(withoutComments(output.get('demos/index.html') ?? '')).toContain('Oh, first');
    expect([...output.keys()].filter((path) => path.includes('patch-'))).toEqual([]);
  } finally {
    await builder.close();
  }
});

/** Removes the comments that React puts between adjacent texts. */
function withoutComments(html: string): string {
  return html.replaceAll('<!-- -->', '');
}
