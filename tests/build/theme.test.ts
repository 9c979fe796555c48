import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { readTemplates } from '../../src/bundle/templates/check-templates.ts';
import { ejectTemplate } from '../../src/bundle/templates/eject-template.ts';
import { templateParts } from '../../src/bundle/templates/template-parts.ts';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import { page } from '../support/small-site.ts';
import { type SiteFiles, test, type Workspace } from '../support/workspace.ts';

const site = (keys = ''): SiteFiles => ({
  'content/site.yaml': `name: Acme UI\nserviceWorker: none\nproducts:\n  - { id: ui, name: Acme }\n${keys}`,
  'content/ui/button.md': page('Button', '## Basics\n\nText.'),
});

const demo: SiteFiles = {
  'content/ui/button.md': page('Button', '{{"demo": "Save.tsx"}}'),
  'content/ui/Save.tsx':
    'import Button from \'@mui/material/Button\';\nexport default function Save() {\n  return <Button variant="contained">Save</Button>;\n}\n',
};

const button = 'ui/button/index.html';

/** The text of the first file whose path fits. */
function fileOf(output: ReadonlyMap<string, string>, pattern: RegExp): string {
  return [...output].find(([path]) => pattern.test(path))?.[1] ?? '';
}

/** The styles of the demos of the page, which its own sheet has. */
function pageSheet(output: ReadonlyMap<string, string>): string {
  const [path = ''] = /assets\/page-[\w-]+\.css/.exec(output.get(button) ?? '') ?? [];
  return output.get(path) ?? '';
}

async function styleSheet(workspace: Workspace): Promise<string> {
  return fileOf(await workspace.output(), /^assets\/styles-.*\.css$/);
}

describe('tokens', () => {
  test('become variables, in both schemes', async ({ workspace }) => {
    await workspace.write(
      site(
        "theme: { colours: { page: '#fffdf8' }, code: { keyword: '#be185d' }, radius: 4, contentWidth: 640 }\n",
      ),
    );
    await workspace.build();
    const css = await styleSheet(workspace);
    expect(css).toContain('--docs-radius:4px');
    expect(css).toContain('--docs-measure:640px');
    expect(css).toContain('border-radius:var(--docs-radius)');
    expect(css).toContain('--docs-palette-background-default:#fffdf8');
    expect(css).toMatch(
      /@media screen\{\[data-mui-color-scheme=dark\]\{--docs-palette-background-default:#1[\da-f]{5};/,
    );
    const html = (await workspace.output()).get(button);
    expect(html).toContain('data-scheme="light" content="#fffdf8"');
    expect(html).not.toContain('data-scheme="dark" content="#15171b"');
  });

  test('of a site without a theme are plain lengths', async ({ workspace }) => {
    await workspace.write(site());
    await workspace.build();
    const css = await styleSheet(workspace);
    expect(css).not.toMatch(/--docs-(?:radius|measure|font)/);
    expect(css).toContain('border-radius:12px');
    expect(css).toContain('max-inline-size:784px');
  });

  test('a changed colour renders no page again', async ({ workspace }) => {
    await workspace.write(site("theme: { code: { keyword: '#be185d' } }\n"));
    await workspace.freshBuild();
    await workspace.write(site("theme: { code: { keyword: '#9d174d' } }\n"));
    const { rendered, written } = await workspace.freshBuild();
    expect(rendered).toEqual([]);
    expect(written).toContain(button);
    expect(await styleSheet(workspace)).toContain('--docs-palette-code-keyword:#9d174d');
  });

  test('the style sheet stays small', async ({ workspace }) => {
    await cp(fileURLToPath(new URL('../sites/theme', import.meta.url)), workspace.root, { recursive: true });
    await workspace.freshBuild();
    const { gzipSync } = await import('node:zlib');
    expect(gzipSync(await styleSheet(workspace)).length).toBeLessThan(15_000);
  });
});

describe('the theme of demos', () => {
  test.for([
    ['() => ({})', 'The exported "theme" is a function.'],
    ['Promise.resolve({})', 'The exported "theme" is a promise.'],
    ["{ palette: { primary: { main: 'purpel' } } }", expect.stringContaining('createTheme() fail: ')],
  ] as const)(
    'that is %s is one problem, and not one of each demo',
    async ([code, message], { workspace }) => {
      await workspace.write({
        ...site(),
        ...demo,
        'content/theme.ts': `// Options of createTheme().\nexport const theme = ${code};\n`,
      });
      expect((await workspace.build()).diagnostics).toMatchObject([
        { severity: 'error', code: 'theme-module', message, place: { file: 'content/theme.ts', line: 1 } },
      ]);
    },
  );
});

describe('font files', () => {
  const fonts = `theme:
  fonts: { body: Inter }
fonts:
  - { family: Inter, file: fonts/inter.woff2, weight: 100 900 }
`;

  test('are copied, declared and preloaded', async ({ workspace }) => {
    await workspace.write({ ...site(fonts), 'content/fonts/inter.woff2': 'damaged' });
    const { diagnostics } = await workspace.build();
    expect(diagnostics).toEqual([]);
    const output = await workspace.output();
    const [path] = [...output].find(([, text]) => text === 'damaged') ?? [];
    expect(path).toMatch(/^media\/.*inter-.*\.woff2$/);
    expect(output.get(button)).toContain(
      `<link rel="preload" as="font" type="font/woff2" href="/${path}" crossorigin=""/>`,
    );
    const css = await styleSheet(workspace);
    expect(css).toContain(
      `@font-face{font-family:"Inter";src:url("/${path}");font-weight:100 900;font-style:normal;font-display:swap}`,
    );
    expect(css).toMatch(/--docs-font-body:Inter,system-ui,/);
  });

  test('one that is missing is reported', async ({ workspace }) => {
    await workspace.write(site(fonts));
    expect((await workspace.build()).diagnostics).toMatchObject([
      { code: 'missing-file', message: 'File "content/fonts/inter.woff2" (fonts[0].file) does not exist.' },
    ]);
  });
});

describe('style sheets of the site', () => {
  const sheets: SiteFiles = {
    'content/site.css': "@import './more.css';\n.prose { margin-inline-start: 1px }\n",
    'content/more.css': '.logo { background: url(./logo.png) }\n.far { background: url(/img/far.png) }\n',
    'content/logo.png': 'picture',
  };

  test('end the shared style sheet, with the files that they refer to', async ({ workspace }) => {
    await workspace.write({ ...site('styles: [site.css]\n'), ...sheets });
    await workspace.build();
    const css = await styleSheet(workspace);
    expect(css).toMatch(
      /\.logo\{background:url\("?\.\/logo-\w{8}\.png"?\)\}\.far\{background:url\("?\/img\/far\.png"?\)\}\.prose\{margin-inline-start:1px\}$/,
    );
    expect(fileOf(await workspace.output(), /^assets\/logo-.*\.png$/)).toBe('picture');
  });

  test('an edit of an imported one is seen', async ({ workspace }) => {
    await workspace.write({ ...site('styles: [site.css]\n'), ...sheets });
    await workspace.build();
    await workspace.write({ 'content/more.css': '.changed { color: red }\n' });
    expect((await workspace.build()).rendered).toEqual([]);
    expect(await styleSheet(workspace)).toContain('.changed{color:red}');
  });

  test('a block without its end is reported where it begins', async ({ workspace }) => {
    const broken = { 'content/site.css': '.prose { margin: 0 }\n.logo {\n  color: red;\n' };
    await workspace.write({ ...site('styles: [site.css]\n'), ...sheets, ...broken });
    expect((await workspace.build()).diagnostics).toMatchObject([
      {
        code: 'style-syntax',
        message: 'This block is not closed.',
        hint: 'Add "}" at the end of the block: .logo { … }',
        place: { file: 'content/site.css', line: 2, column: 7 },
      },
    ]);
  });

  test('one that is missing is reported', async ({ workspace }) => {
    await workspace.write({ ...site('styles: [sites.css]\n'), ...sheets });
    expect((await workspace.build()).diagnostics).toMatchObject([
      {
        code: 'missing-file',
        message: 'File "content/sites.css" (styles[0]) does not exist.',
        hint: 'Did you mean "content/site.css"?',
      },
    ]);
  });
});

test('the theme of demos is that of content/theme.ts, on both sides', async ({ workspace }) => {
  await workspace.write({ ...site(), ...demo });
  await workspace.build();
  const plain = (await workspace.output()).get(button);
  const theme = (colour: string) =>
    `export const theme = { shape: { borderRadius: 20 }, palette: { primary: { main: '${colour}' } } };\n`;
  await workspace.write({ 'content/theme.ts': theme('#7a36ee') });
  await workspace.build();
  const output = await workspace.output();
  expect(pageSheet(output)).toContain('var(--mui-palette-primary-main,#7a36ee)');
  expect(output.get(button)).not.toBe(plain);
  expect(fileOf(output, /^assets\/demo-styles-/)).toContain('#7a36ee');
  expect([...output].some(([path, text]) => path.endsWith('.js') && text.includes('#7a36ee'))).toBe(true);
  await workspace.write({ 'content/theme.ts': theme('#166534') });
  await workspace.build();
  expect(pageSheet(await workspace.output())).toContain('#166534');
  await workspace.remove('content/theme.ts');
  await workspace.build();
  expect((await workspace.output()).get(button)).toBe(plain);
});

test('components of another library find their theme by its key, and have none without it', async ({
  workspace,
}) => {
  const theme = `import { extendTheme, THEME_ID } from '@mui/joy/styles';

export const theme = {};

export const scopedThemes = { [THEME_ID]: extendTheme() };
`;
  await workspace.write({
    ...site(),
    'content/theme.ts': theme,
    'content/ui/button.md': page('Button', '{{"demo": "Joy.tsx"}}'),
    'content/ui/Joy.tsx':
      "import Button from '@mui/joy/Button';\nexport default function Joy() {\n  return <Button>Joy</Button>;\n}\n",
  });
  const { diagnostics } = await workspace.build();
  expect(diagnostics).toEqual([]);
  const output = await workspace.output();
  expect(output.get(button)).toContain('MuiButton-variantSolid');
  expect(pageSheet(output)).toContain('var(--joy-palette-primary-solidBg');
});

describe('slots', () => {
  const component = (text: string) => `export default ({ page }) => <p>${text} on {page.title}</p>;\n`;

  test('show a component on every page, and an edit of it renders all of them', async ({ workspace }) => {
    await workspace.write({
      ...site('slots: { header-end: Status }\n'),
      'templates/components/Status.jsx': component('Up'),
    });
    await workspace.build();
    const output = await workspace.output();
    expect(output.get(button)).toContain('<div data-slot="header-end"><p>Up on <!-- -->Button</p></div>');
    expect(output.get('index.html')).toContain('<p>Up on <!-- -->Acme UI</p>');
    await workspace.write({ 'templates/components/Status.jsx': component('Down') });
    const { rendered } = await workspace.build();
    expect(rendered).toContain('/ui/button');
    expect((await workspace.output()).get('404.html')).toContain('<p>Down on ');
  });

  test.for([
    ['slots: { header-end: Statsu }', 'header-end: Status'],
    [
      'slots: { header-end: { component: Other } }',
      'Add its module to templates/components/, or to a folder in "components" of site.yaml.',
    ],
  ] as const)('an unknown component is reported: %s', async ([keys, hint], { workspace }) => {
    await workspace.write({ ...site(`${keys}\n`), 'templates/components/Status.jsx': component('Up') });
    const { diagnostics } = await workspace.build();
    expect(diagnostics).toMatchObject([
      { code: 'unknown-component', severity: 'error', hint, place: { line: 5 } },
    ]);
  });

  test('a component that fails is reported once, at its slot', async ({ workspace }) => {
    await workspace.write({
      ...site('slots: { footer-end: Status }\n'),
      'templates/components/Status.jsx': 'export default () => { throw new Error("no status"); };\n',
    });
    const { diagnostics, ok } = await workspace.build();
    expect(ok).toBe(false);
    expect(diagnostics).toMatchObject([
      {
        code: 'component-render',
        place: { file: 'content/site.yaml', line: 5, column: 22 },
        related: [{ place: { file: 'templates/components/Status.jsx', line: 1 } }],
      },
    ]);
  });
});

describe('a copied template', () => {
  test('builds the same pages, whichever it is', async ({ workspace }) => {
    await workspace.write({ ...site(), ...demo });
    await workspace.freshBuild();
    const before = await workspace.output();
    const templates = await readTemplates(nodeFileSystem());
    const parts = new Set(templateParts(templates).map(({ name }) => `${name}.tsx`));
    const copies = templates
      .filter(({ path }) => parts.has(path))
      .map((template) => [`templates/${template.path}`, ejectTemplate(template, '1.0.0')]);
    expect(copies.length).toBeGreaterThan(30);
    await workspace.write(Object.fromEntries(copies));
    const { diagnostics } = await workspace.freshBuild();
    expect(diagnostics).toEqual([]);
    const pages = (output: ReadonlyMap<string, string>) =>
      [...output].flatMap(([path, html]) =>
        path.endsWith('.html') && !path.startsWith('assets/')
          ? [[path, html.replace(/[\w-]+-[\w-]{8,10}\.(?:js|css|html)/g, 'asset')]]
          : [],
      );
    expect(pages(await workspace.output())).toEqual(pages(before));
  });
});
