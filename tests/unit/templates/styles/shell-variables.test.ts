import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { theme } from '../../../../templates/theme.ts';
import { variable } from '../../../../templates/themed-tokens.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Longest line of names. */
const width = 100;

test('the list of variables is that of the theme', async () => {
  const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.values(sheet));
  const declared = sheets.flatMap((declarations) => Object.keys(Object(declarations)));
  const own = [...declared, ...Object.values(variable)].filter((name) => name.startsWith('--docs-'));
  const lines: string[] = [];
  for (const name of [...new Set(own)].sort()) {
    const short = name.slice('--docs-'.length);
    const last = lines.at(-1);
    if (last === undefined || last.length + short.length + 1 > width) lines.push(short);
    else lines[lines.length - 1] = `${last} ${short}`;
  }
  const text = `// Made from the theme by
// npx vitest run --config tests/vitest.config.ts --project unit shell-variables -u

/** The CSS variables of the shell's theme, without their prefix \`--docs-\`. */
export const shellVariables: readonly string[] = \`
${lines.join('\n')}
\`
  .trim()
  .split(/\\s+/);
`;
  await expect(text).toMatchFileSnapshot(`${root}src/bundle/styles/shell-variables.ts`);
});
