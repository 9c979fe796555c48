import { expect, test } from 'vitest';
import { findMissingClasses } from '../../../../../src/bundle/esbuild/problems/find-missing-classes.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const sheets: Readonly<Record<string, string>> = {
  '/site/content/a.module.css': '.root { color: teal; }\n.save-button { color: red; }\n',
  '/site/content/b.module.css': '.other { color: teal; }\n',
  '/site/content/c.module.scss': '.root { &-large { color: teal; } }\n',
};

async function problemsOf(...lines: readonly string[]) {
  const module = { file: '/site/content/Demo.tsx' as FilePath, text: lines.join('\n') };
  const context = { root: '/site' as FilePath, readText: async (file: FilePath) => sheets[file] };
  const found = await findMissingClasses(module, context);
  return found.map(({ message, place }) => `${place?.line}:${place?.column} ${message}`);
}

test('a class that a CSS module does not have is reported where it is used', async () => {
  expect(
    await problemsOf(
      "import styles, { root } from './a.module.css';",
      "import * as other from './b.module.css';",
      'export default () => (',
      '  <b className={styles.rot} id={other.othr}>',
      "    {styles['save-buton']} {styles.root} {styles['save-button']} {other.other} {root}",
      '  </b>',
      ');',
    ),
  ).toEqual([
    '4:17 "a.module.css" has no class "rot".',
    '5:6 "a.module.css" has no class "save-buton".',
    '4:33 "b.module.css" has no class "othr".',
  ]);
});

test('comments, texts, variables of the same name and computed names are no uses', async () => {
  expect(
    await problemsOf(
      "import styles from './a.module.css';",
      '// styles.gone',
      "const text = 'styles.gone';",
      'const inner = (styles: Record<string, string>) => styles.gone;',
      'export default () => <b className={inner({})}>{styles[text]}</b>;',
    ),
  ).toEqual([]);
});

test('of a style sheet that Sass completes, or that does not exist, nothing is reported', async () => {
  expect(
    await problemsOf(
      "import styles from './c.module.scss';",
      "import absent from './absent.module.css';",
      'export default () => <b className={styles["root-large"]}>{absent.any}</b>;',
    ),
  ).toEqual([]);
});

/** The problems of a module that uses the class `gone` of a style sheet in some way. */
async function problemsWith(sheet: string, use = 'styles.gone', file = 'Demo.tsx', from = './d.module.css') {
  const text = `import styles from '${from}';\nexport default () => ${use};`;
  const module = { file: `/site/content/${file}` as FilePath, text };
  const readText = async (path: FilePath) => (path === '/site/content/d.module.css' ? sheet : undefined);
  const found = await findMissingClasses(module, { root: '/site' as FilePath, readText });
  return found.map(({ place }) => `${place?.line}:${place?.column}`);
}

test.each<[what: string, sheet: string, isComplete: boolean]>([
  ['plain rules', '.root { color: red } .root:hover, .a-b > .c { color: red }', true],
  ['rules in a condition', '@media print { .root { color: red } }', true],
  ['nested rules', '.root { & .inner { color: red } &:hover { color: red } }', true],
  ['a joined name', '.root { &-gone { color: red } }', false],
  ['an interpolated name', '.#{$name} { color: red }', false],
  ['an escaped name', '.g\\6fne { color: red }', false],
  ['a module of Sass', "@use 'base';", false],
  ['an import', '@import "./base.css";', false],
  ['a mixin', '.root { @include card; }', false],
  ['nothing', '', false],
])('of a style sheet with %s, all classes are known: %s', async (_, sheet, isComplete) => {
  expect(await problemsWith(sheet)).toEqual(isComplete ? ['2:22'] : []);
});

test.each<[use: string, places: readonly string[]]>([
  ['styles?.gone', ['2:22']],
  ['styles["gone"]', ['2:22']],
  ["styles?.['go-ne']", ['2:22']],
  ['[styles.root, styles.gone, styles.other]', ['2:36', '2:49']],
  ['styles.root', []],
  ['styles.default', []],
  ['styles[`gone`]', []],
  ['styles[gone]', []],
  ['other.styles.gone', []],
])('%s is a use of a class', async (use, places) => {
  expect(await problemsWith('.root { color: red }', use)).toEqual(places);
});

test('style sheets do not use classes, and other modules have none', async () => {
  expect(await problemsWith('.root {}', 'styles.gone', 'a.css')).toEqual([]);
  expect(await problemsWith('.root {}', 'styles.gone', 'Demo.tsx', './d.css')).toEqual([]);
  expect(await problemsWith('.root {}', 'styles.gone', 'Demo.jsx')).toEqual(['2:22']);
});
