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
