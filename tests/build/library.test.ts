import { mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { packageRoot } from '../../src/effects/package-root.ts';
import { page, plainSite, smallSite } from '../support/small-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildSite, test, type Workspace } from '../support/workspace.ts';

/** A library beside the site, and a demo that imports it by its name. */
const library = {
  ...smallSite,
  'content/acme/library.md': page('Library', '{{"demo": "Shown.tsx"}}'),
  'content/acme/Shown.tsx': `import { Button } from '@acme/ui/button';

export default function Shown() {
  return <Button />;
}
`,
  'ui/package.json': '{ "name": "@acme/ui", "type": "module", "exports": { "./*": "./src/*.tsx" } }',
  'ui/src/button.tsx': `import icon from './check.svg';
import sizes from './sizes.json';
import styles from './button.module.css';
import './reset.css';

export function Button() {
  return <button className={styles.button} title={String(sizes.large)}><img src={icon} alt="" /></button>;
}
`,
  'ui/src/button.module.css':
    '.button { color: teal; background: url(./check.svg); }\n.unused { color: red; }\n',
  'ui/src/reset.css': 'button { font: inherit; }\n',
  'ui/src/check.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'ui/src/sizes.json': '{ "large": 12 }',
};

const withConfig = (key: string) => ({ 'content/site.yaml': `${smallSite['content/site.yaml']}${key}\n` });

const byAlias = { ...library, ...withConfig("alias: { '@acme/ui': ../ui/src }") };

/** The page with the demo, the CSS that it loads, and the script of the demo. */
async function shownIn({ output }: Workspace) {
  const files = await output();
  const html = files.get('acme/library/index.html') ?? '';
  const [, style = ''] = /<link rel="stylesheet" href="\/(assets\/demo-[^"]*\.css)"/.exec(html) ?? [];
  const scripts = [...files].filter(([path]) => /^assets\/.*\.js$/.test(path));
  return { html, css: files.get(style), scripts: scripts.map(([, text]) => text).join('\n'), files };
}

describe('a package beside the site', () => {
  const ways: readonly (readonly [
    string,
    Readonly<Record<string, string>>,
    ((root: string) => Promise<void>)?,
  ])[] = [
    ['by alias', byAlias],
    [
      'by a path in tsconfig.json',
      {
        ...library,
        'tsconfig.base.json': '{ "compilerOptions": { "paths": { "@acme/ui/*": ["./ui/src/*"] } } }',
        'tsconfig.json':
          '{\n  // For the editor.\n  "extends": "./tsconfig.base.json",\n  "compilerOptions": { "jsx": "preserve" },\n}',
      },
    ],
    [
      'by a workspace',
      library,
      async (root) => {
        await mkdir(join(root, 'node_modules/@acme'), { recursive: true });
        await symlink(join(root, 'ui'), join(root, 'node_modules/@acme/ui'), 'junction');
      },
    ],
  ];
  test.for(ways)('is found %s', async ([, files, prepare], { workspace }) => {
    await workspace.write(files);
    await prepare?.(workspace.root);
    const report = await workspace.freshBuild();
    expect(report.diagnostics).toEqual([]);
    const { html, css } = await shownIn(workspace);
    expect(html).toMatch(
      /<button class="button_\w{5}_button" title="12"><img src="data:image\/svg\+xml,[^"]*" alt=""\/?><\/button>/,
    );
    expect(css).toMatch(
      /^\.button_\w{5}_button\{color:teal;background:url\(.?data:image\/svg\+xml,.*\}.*button\{font:inherit\}/,
    );
  });
});

test('a package far from the site uses the packages that the site has installed', async ({ workspace }) => {
  await using elsewhere = await temporaryFolder();
  await workspace.write({
    ...byAlias,
    'node_modules/acme-sizes/package.json': '{ "name": "acme-sizes", "main": "index.js" }',
    'node_modules/acme-sizes/index.js': 'export const large = 12;\n',
    'ui/src/button.tsx':
      "import { large } from 'acme-sizes';\nexport const Button = () => <button title={String(large)} />;\n",
  });
  await rename(join(workspace.root, 'ui'), join(elsewhere.path, 'ui'));
  await symlink(join(elsewhere.path, 'ui'), join(workspace.root, 'ui'), 'junction');
  const report = await workspace.freshBuild();
  expect(report.diagnostics).toEqual([]);
  expect((await shownIn(workspace)).html).toContain('<button title="12"></button>');
});

test('Node and the browser agree on the class names of CSS modules', async ({ workspace }) => {
  await workspace.write(byAlias);
  await workspace.freshBuild();
  const { html, scripts } = await shownIn(workspace);
  const [name = 'none'] = /button_\w{5}_button/.exec(html) ?? [];
  expect(scripts).toContain(name);
});

test.for([
  [
    'reset.css',
    'button { font: inherit;\na { b: c }\n',
    1,
    'This block is not closed.',
    'Add "}" at the end of the block: button { font: inherit; … }',
  ],
  [
    'button.module.css',
    '.button { color: teal; }\n}\n',
    2,
    'This "}" closes no block.',
    'Remove it, or add the "{" before it.',
  ],
] as const)(
  'an unbalanced brace in %s is an error',
  async ([name, css, line, message, hint], { workspace }) => {
    await workspace.write({ ...byAlias, [`ui/src/${name}`]: css });
    expect((await workspace.freshBuild()).diagnostics).toMatchObject([
      { severity: 'error', message, hint, place: { file: `ui/src/${name}`, line } },
    ]);
  },
);

test('two CSS modules with the same file name have different classes', async ({ workspace }) => {
  await workspace.write({
    ...byAlias,
    'ui/src/button.tsx': `import one from './one/card.module.css';
import two from './two/card.module.css';
export const Button = () => <i className={one.card + ' ' + two.card} />;
`,
    'ui/src/one/card.module.css': '.card { color: red; }\n',
    'ui/src/two/card.module.css': '.card { color: blue; }\n',
  });
  await workspace.freshBuild();
  const { html } = await shownIn(workspace);
  const [, one, two] = /<i class="(card_\w{5}_card) (card_\w{5}_card)"/.exec(html) ?? [];
  expect(one).toBeDefined();
  expect(one).not.toBe(two);
});

test('a CSS module is read again when a file changes that it composes', async ({ workspace }) => {
  await workspace.write({
    ...byAlias,
    'ui/src/button.module.css': ".button { composes: wide from './base.module.css'; color: teal; }\n",
    'ui/src/base.module.css': '.wide { width: 50px; }\n',
  });
  await workspace.freshBuild();
  expect((await shownIn(workspace)).css).toContain('width:50px');
  await workspace.write({ 'ui/src/base.module.css': '.wide { width: 70px; }\n' });
  await workspace.freshBuild();
  expect((await shownIn(workspace)).css).toContain('width:70px');
});

test('a page has no style sheet for a demo without CSS', async ({ workspace }) => {
  await workspace.write(smallSite);
  await workspace.freshBuild();
  expect(await workspace.read('dist/acme/start/index.html')).not.toMatch(
    /<link rel="stylesheet" href="\/assets\/demo-/,
  );
});

test('a component that is rendered once brings its CSS', async ({ workspace }) => {
  await workspace.write({
    ...byAlias,
    'content/acme/library.md': page('Library', '{{"component": "Badge"}}'),
    'templates/components/Badge.tsx':
      "import { Button } from '@acme/ui/button';\nexport default function Badge() { return <Button />; }\n",
  });
  const { diagnostics } = await workspace.freshBuild();
  expect(diagnostics).toEqual([]);
  const html = await workspace.read('dist/acme/library/index.html');
  const [, path = ''] = /<link rel="stylesheet" href="\/(assets\/component-Badge-\w+\.css)"/.exec(html) ?? [];
  expect(await workspace.read(`dist/${path}`)).toContain('color: teal');
});

const sass = {
  ...byAlias,
  'ui/src/button.tsx': `import styles from './button.module.scss';
import './reset.scss';
export const Button = () => <button className={styles.large}>Save</button>;
`,
  'ui/src/button.module.scss': "@use './sizes';\n.large { &:hover { padding: sizes.$large; } }\n",
  'ui/src/_sizes.scss': '$large: 12px;\n',
  'ui/src/reset.scss': 'button { a { color: red; } }\n',
};

describe('Sass', () => {
  test('is compiled if the package is installed', async ({ workspace }) => {
    await workspace.write(sass);
    await mkdir(join(workspace.root, 'node_modules'), { recursive: true });
    await symlink(
      join(packageRoot(), 'node_modules/sass'),
      join(workspace.root, 'node_modules/sass'),
      'junction',
    );
    const { diagnostics } = await workspace.freshBuild();
    expect(diagnostics).toEqual([]);
    const { css } = await shownIn(workspace);
    expect(css).toMatch(/\.button_\w{5}_large:hover\{padding:12px\}.*button a\{color:red\}/);
  });

  test('is compiled again when a file changes that it uses', async ({ workspace }) => {
    await workspace.write(sass);
    await mkdir(join(workspace.root, 'node_modules'), { recursive: true });
    await symlink(
      join(packageRoot(), 'node_modules/sass'),
      join(workspace.root, 'node_modules/sass'),
      'junction',
    );
    await workspace.freshBuild();
    await workspace.write({ 'ui/src/_sizes.scss': '$large: 34px;\n' });
    const { bundled } = await workspace.freshBuild();
    expect(bundled).toBe(true);
    expect((await shownIn(workspace)).css).toContain('padding:34px');
  });

  test('names its package if that is missing', async ({ workspace }) => {
    await workspace.write(sass);
    const { diagnostics } = await workspace.freshBuild();
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      [
        '"button.module.scss" needs the package "sass", which is not installed.',
        'npm install --save-dev sass',
      ],
      ['"reset.scss" needs the package "sass", which is not installed.', 'npm install --save-dev sass'],
    ]);
  });

  test('reports a mistake at its line', async ({ workspace }) => {
    await workspace.write({ ...sass, 'ui/src/reset.scss': 'button {\n  color: $unknown;\n}\n' });
    await mkdir(join(workspace.root, 'node_modules'), { recursive: true });
    await symlink(
      join(packageRoot(), 'node_modules/sass'),
      join(workspace.root, 'node_modules/sass'),
      'junction',
    );
    const { diagnostics } = await workspace.freshBuild();
    expect(diagnostics.map(({ message, place }) => [message, place])).toEqual([
      ['Undefined variable.', { file: 'ui/src/reset.scss', line: 2, column: 10 }],
    ]);
  });
});

test('an error of a component outside the folder of the site names its line', async ({ workspace }) => {
  const config = plainSite['content/site.yaml'];
  const inDocs = Object.entries(plainSite).map(([path, text]) => [`docs/${path}`, text]);
  await workspace.write({
    ...Object.fromEntries(inDocs),
    'docs/content/site.yaml': `${config}components: [../../ui]\nalias: { '@acme/ui': ../../ui/src }\n`,
    'docs/content/acme/start.md': page('Start', '{{"component": "Badge"}}'),
    'ui/Badge.tsx': "import { Button } from '@acme/ui/button';\nexport default () => <Button />;\n",
    'ui/src/button.tsx': "export function Button() {\n  throw new Error('no label');\n}\n",
  });
  expect((await buildSite(join(workspace.root, 'docs'))).diagnostics).toMatchObject([
    {
      code: 'component-render',
      place: { file: 'content/acme/start.md' },
      related: [{ place: { file: '../ui/src/button.tsx', line: 2, column: 9 } }],
    },
  ]);
});
