import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTemplates, readTemplates } from '../../../../src/bundle/templates/check-templates.ts';
import { ejectTemplate, originalHash } from '../../../../src/bundle/templates/eject-template.ts';
import { packageRoot } from '../../../../src/effects/package-root.ts';
import type { FilePath, SourcePath } from '../../../../src/model/path.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';

const footer = { path: 'layout/footer.tsx', text: 'export const Footer = () => null;\n' };

/** A disk with a few templates of ours, and the given files of a site. */
function diskOf(files: Readonly<Record<string, string>>) {
  const ours = {
    [footer.path]: footer.text,
    'tokens.ts': '',
    'demo-check.ts': '',
    'demo-check/run.ts': '',
    'starter/templates/footer.tsx': '',
    'layout/footer.test.tsx': '',
    'cssjanus.d.ts': '',
    'layout/notes.md': '',
  };
  const at = Object.entries(ours).map(
    ([path, text]) => [join(packageRoot(), 'templates', path), text] as const,
  );
  const own = Object.entries(files).map(([path, text]) => [`/site/${path}`, text] as const);
  return memoryFileSystem(Object.fromEntries([...at, ...own]));
}

const config = {
  root: '/site' as FilePath,
  contentDir: '/site/content' as FilePath,
  templatesDir: '/site/templates' as FilePath,
  components: ['../templates/components' as SourcePath],
};

const check = (files: Readonly<Record<string, string>>, inputs: readonly string[] = []) =>
  checkTemplates({ config, files: diskOf(files), inputs: inputs.map((path) => `/site/${path}` as FilePath) });

test('a copy whose original has changed is outdated', async () => {
  const copy = ejectTemplate({ ...footer, text: 'export const Footer = 1;' }, '1.2.3');
  expect(await check({ 'templates/layout/footer.tsx': copy })).toEqual([
    {
      severity: 'warning',
      code: 'template-outdated',
      message: 'The original of this copy has changed since version 1.2.3.',
      hint: `Compare: docs eject layout/footer --print | git diff --no-index templates/layout/footer.tsx -\nWhen you have taken over what you need, write "original ${originalHash(footer)}" in the first comment.`,
      place: { file: 'templates/layout/footer.tsx', line: 1, column: 1 },
    },
  ]);
});

test('a template that replaces none of ours is unknown; the one that was meant is named', async () => {
  const found = await check({
    'templates/layout/fotter.jsx': '',
    'templates/banner/welcome-banner.tsx': '',
    'templates/toknes.ts': '',
  });
  expect(found.map(({ message, hint }) => [message, hint])).toEqual([
    [
      '"templates/banner/welcome-banner.tsx" replaces no template, and no template imports it.',
      'Components for pages belong in templates/components/. docs eject --list shows all templates.',
    ],
    [
      '"templates/layout/fotter.jsx" replaces no template, and no template imports it.',
      'Did you mean "templates/layout/footer.tsx"?',
    ],
    [
      '"templates/toknes.ts" replaces no template, and no template imports it.',
      'Did you mean "templates/tokens.ts"?',
    ],
  ]);
  expect(found[0]).toMatchObject({
    severity: 'error',
    code: 'unknown-template',
    place: { line: 1, column: 1 },
  });
});

test.each<[what: string, files: Readonly<Record<string, string>>, inputs?: readonly string[]]>([
  ['no templates', {}],
  ['a template of its own', { 'templates/layout/footer.tsx': 'export const Footer = 2;' }],
  ['a copy of the current original', { 'templates/layout/footer.tsx': ejectTemplate(footer, '1.0.0') }],
  ['a module that another template imports', { 'templates/lib/help.ts': '' }, ['templates/lib/help.ts']],
  ['a component', { 'templates/components/Card.tsx': '' }],
  [
    'a test, declarations and a text',
    {
      'templates/a.test.tsx': '',
      'templates/a.spec.js': '',
      'templates/b.d.ts': '',
      'templates/README.md': '',
    },
  ],
])('a site with %s has no problem', async (_, files, inputs) => {
  expect(await check(files, inputs)).toEqual([]);
});

test('our own templates are not checked', async () => {
  const templatesDir = join(packageRoot(), 'templates') as FilePath;
  const files = diskOf({});
  expect(await checkTemplates({ config: { ...config, templatesDir }, files, inputs: [] })).toEqual([]);
});

test('templates are the modules of ours that make pages, sorted', async () => {
  expect(await readTemplates(diskOf({}))).toEqual([footer, { path: 'tokens.ts', text: '' }]);
});
