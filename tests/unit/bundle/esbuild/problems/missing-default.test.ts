import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingDefault } from '../../../../../src/bundle/esbuild/problems/missing-default.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { folderWith } from '../../../../support/folder-with.ts';

/** A module with the call of a factory, after these imports. */
const made = (passed: string, ...imports: readonly string[]) =>
  [...imports, `export const DemoCard: Demo = factories.make(${passed}, {`, "  name: 'Card',", '});'].join(
    '\n',
  );

const instead = 'Export the component instead of what factories.make() makes of it:';

test.each<[what: string, text: string, line: number, hint: string]>([
  ['a function', '// A card.\n\nexport function Card() {}', 3, 'export default function Card() {'],
  [
    'a function that is not exported',
    'const size = 1;\nfunction Card() {}',
    2,
    'export default function Card() {',
  ],
  ['a constant', 'const size = 1;\nexport const Card = () => null;', 2, 'export default Card;'],
  ['a class', 'class Card {}', 1, 'export default Card;'],
  [
    'what is exported rather than what is not',
    'function Part() {}\nexport class Card {}',
    2,
    'export default Card;',
  ],
  [
    'what begins with a capital letter',
    "export const size = 1;\nexport const Card = 'x';",
    2,
    'export default Card;',
  ],
  ['a name in a list', 'import { Card } from "kit";\n\nexport { size, Card };', 3, 'export default Card;'],
  ['a declaration before its list', 'let x;\nlet Card = x;\n\nexport { Card };', 2, 'export default Card;'],
  ['no longer name', 'function CardList() {}\nexport const Card = 1;', 2, 'export default Card;'],
  [
    'what another module exports',
    "import './a.css';\nexport { size, Card } from './card';",
    2,
    "export { Card as default } from './card';",
  ],
  [
    'what another module exports by another name',
    "export { type Props, Inner as Card } from './card';",
    1,
    "export { Inner as default } from './card';",
  ],
  [
    'what a factory makes of a default import',
    made('import.meta.url, Card', "import Card from './card';"),
    2,
    `${instead} export { default } from './card';`,
  ],
  [
    'what it makes of a named import',
    made('Card', "import size from './size';", "import Cards, { size as s, Card } from './cards';"),
    3,
    `${instead} export { Card as default } from './cards';`,
  ],
  ['what it makes of a package', made('Card', "import { Card } from 'kit';"), 2, 'export default DemoCard;'],
  [
    'what it makes of nothing',
    made('import.meta.url, "Card"', "import Card from './card';"),
    2,
    'export default DemoCard;',
  ],
  ['nothing', 'export const size = 1;\n  function Card() {}', 1, 'export default function SaveButton2() {'],
])('a demo has to export %s', async (_, text, line, hint) => {
  await using folder = await folderWith({ 'save-button_2.tsx': text });
  expect(missingDefault(join(folder.path, 'save-button_2.tsx') as FilePath)).toEqual({ hint, line });
});

test('a module that no longer exists is named by its file', () => {
  expect(missingDefault('/gone/card.list.tsx' as FilePath)).toEqual({
    hint: 'export default function CardList() {',
    line: 1,
  });
});
