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

/** The page of a draft, and the demos on it whose script is a patch. */
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
      'a module changes that more demos import',
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

describe('all is bundled when a demo', () => {
  test.for<[string, SiteFiles, string]>([
    [
      'imports what none has imported before',
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
      'names another runtime of JSX',
      { 'content/demos/Hello.tsx': `/** @jsxImportSource @emotion/react */\n${hello}` },
      'first 1 small',
    ],
    [
      'imports something later',
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

/** A package of CommonJS that tells what was an ES module. */
const common: SiteFiles = {
  'package.json': '{ "type": "module" }',
  'node_modules/es/package.json': '{ "name": "es", "main": "index.js" }',
  'node_modules/es/index.js':
    "Object.defineProperty(exports, '__esModule', { value: true }); exports.default = () => 'es';",
};

describe('all is bundled when a module', () => {
  const wordsJs = other.replace("'../words'", "'../words.js'");
  const commonDemo = "import es from 'es';\nexport default function Hello() { return <b>{typeof es}</b>; }\n";

  test.for<[string, SiteFiles, SiteFiles, string]>([
    [
      'is known to another demo by another name',
      { 'content/demos/Other.tsx': wordsJs },
      { 'content/words.ts': "export const words = 'second';\n" },
      'other second',
    ],
    [
      'is of CommonJS, which kinds of modules import in different ways',
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

test('a module that only an edited demo imports is followed', async ({ workspace }) => {
  const work = async (edit: (files: SiteFiles) => Promise<DevSnapshot>) => {
    await edit({ 'content/demos/Hello.tsx': hello.replace('../words', './greeting') });
    const edited = await rendered(
      await edit({ 'content/demos/greeting.ts': "export const words = 'hello';" }),
    );
    expect(withoutComments(edited.html)).toContain('hello 1 small');
  };
  await editing(workspace, work, { 'content/demos/greeting.ts': "export const words = 'hi';" });
});

test('a demo that threw when it was loaded is mended by an edit', async ({ workspace }) => {
  const work = async (edit: (files: SiteFiles) => Promise<DevSnapshot>) => {
    const mended = await rendered(await edit({ 'content/demos/Hello.tsx': hello }));
    expect(mended.patched).toEqual(['Hello']);
    expect(withoutComments(mended.html)).toContain('first 1 small');
  };
  await editing(workspace, work, { 'content/demos/Hello.tsx': `${hello}null.thrown;\n` });
});

test('an import of what is not exported is told', async ({ workspace }) => {
  await editing(workspace, async (edit) => {
    const importing = await edit({
      'content/demos/Hello.tsx': hello.replace('{ words } from', '{ wordz as words } from'),
    });
    expect(importing.diagnostics).toMatchObject([
      { code: 'demo-compile', place: { file: 'content/demos/Hello.tsx', line: 2 } },
    ]);
    await edit({ 'content/demos/Hello.tsx': hello });
    const exporting = await edit({ 'content/words.ts': "export const other = 'second';\n" });
    expect(exporting.diagnostics.map(({ code }) => code)).toEqual(['demo-compile', 'demo-compile']);
  });
});

test('edits add up, and an edit that is taken back leaves nothing', async ({ workspace }) => {
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

test('a demo that was edited while nobody watched is compiled alone on top of what is remembered', async ({
  workspace,
}) => {
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

const { 'content/demos/Other.tsx': _, ...sound } = site;

/** Another demo, of which something is told that is no error. */
const withWarning: SiteFiles = {
  'content/demos/Other.tsx': other.replace('return', '{/* preview-start */}\n  return'),
};

describe('what does not compile is told as a build tells it, and the pages stay until it is mended:', () => {
  test.for<[string, SiteFiles]>([
    ['a demo', { 'content/demos/Hello.tsx': hello.replace('<b>', '<b') }],
    ['a module that more demos import', { 'content/words.ts': "export const words: string = 'first\n" }],
    ['an import of nothing', { 'content/demos/Hello.tsx': hello.replace('../words', './nothing') }],
    ['an export that is gone', { 'content/words.ts': "export const other = 'second';\n" }],
  ])('%s', async ([, files], { workspace }) => {
    await editing(
      workspace,
      async (edit) => {
        const broken = await edit(files);
        expect(broken.ok).toBe(false);
        expect(broken.site).toBeUndefined();
        expect(broken.diagnostics.map(({ code }) => code)).toContain('demo-compile');
        expect(broken.diagnostics).toEqual((await workspace.freshBuild()).diagnostics);
        const hi = hello.replace('<b>', '<b>Oh, ');
        const mended = await edit({ ...sound, 'content/demos/Hello.tsx': hi });
        expect(mended.diagnostics.map(({ code }) => code)).toEqual(['demo-preview']);
        expect(await rendered(mended)).toMatchObject({ patched: ['Hello'] });
      },
      withWarning,
    );
  });
});

test('a type that a demo imports does not hold up what is wrong with it', async ({ workspace }) => {
  const typed = other.replace('import clsx', 'import clsx, { ClassValue }');
  const work = async (edit: (files: SiteFiles) => Promise<DevSnapshot>) => {
    const broken = await edit({ 'content/demos/Other.tsx': typed.replace('</i>', '') });
    expect(broken.site).toBeUndefined();
    expect(new Set(broken.diagnostics.map(({ code }) => code))).toEqual(new Set(['demo-compile']));
  };
  await editing(workspace, work, { 'content/demos/Other.tsx': typed });
});

test('who edits something else while a demo does not compile is shown it', async ({ workspace }) => {
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
    expect(html).toContain('does not compile');
    const mended = await edit({ 'content/demos/Hello.tsx': hello.replace('<b>', '<b>Oh, ') });
    expect(mended.diagnostics).toEqual([]);
    expect(withoutComments((await rendered(mended)).html)).toContain('Oh, first');
    // What was broken once is told at once again.
    const again = await edit({ 'content/demos/Hello.tsx': hello.replace('<b>', '<i') });
    expect(again.site).toBeUndefined();
  });
});

test('a demo that does not compile from the beginning has a notice in its place', async ({ workspace }) => {
  await workspace.write({ ...site, 'content/demos/Hello.tsx': hello.replace('<b>', '<b') });
  const builder = await openDevBuilder(workspace.root);
  try {
    expect((await rendered(await builder.snapshot())).html).toContain('does not compile');
  } finally {
    await builder.close();
  }
});

test('a website is made of what was bundled at one time', async ({ workspace }) => {
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

/** React parts texts that stand beside each other. */
function withoutComments(html: string): string {
  return html.replaceAll('<!-- -->', '');
}
