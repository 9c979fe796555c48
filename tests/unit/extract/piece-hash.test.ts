import { expect, test } from 'vitest';
import { pieceHash } from '../../../src/extract/dependencies/piece-hash.ts';
import { pieceKey } from '../../../src/extract/dependencies/piece-keys.ts';
import { ts } from '../../../src/extract/typescript.ts';

/** The hash of what a source has without a name, and of the type `A` without its comments. */
function hashesOf(text: string): readonly string[] {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true);
  return [pieceKey('outline'), pieceKey('types', 'A')].map((key) => pieceHash(source, key));
}

test.each([
  ['behind a regular expression', 'export default [/[/*]/, 1];', 'export default [/[/*]/, 2];'],
  ['behind slashes in a regular expression', 'export default [/[//]/, 1];', 'export default [/[//]/, 2];'],
  ['behind an address in JSX', 'export default <b>http://{1}</b>;', 'export default <b>http://{2}</b>;'],
  ['in a text of JSX', 'export default <b>/* 1 */</b>;', 'export default <b>/* 2 */</b>;'],
  ['in a text', "export default '/* 1 */';", "export default '/* 2 */';"],
  ['behind a template', `type A = \`//\${B}//\` | 1;`, `type A = \`//\${B}//\` | 2;`],
  ['in a template', `type A = \`/*\${B}1*/\`;`, `type A = \`/*\${B}2*/\`;`],
  ['behind a division', 'export default [4 / 2, 1];', 'export default [4 / 2, 2];'],
  ['in a tag that hides', 'type A = { a: 1 };', 'type A = { /** @ignore */ a: 1 };'],
])('a change %s is one', (_, before, after) => {
  expect(hashesOf(before)).not.toEqual(hashesOf(after));
});

test.each([
  ['in front', 'export default 1;', '/* One */ export default 1;'],
  ['behind a regular expression', 'export default [/[/*]/, 1];', 'export default [/[/*]/, /* Two */ 1];'],
  ['behind a text of JSX', 'export default <b>a{1}</b>;', 'export default <b>a{/* One */ 1}</b>;'],
  ['behind a template', `type A = \`//\${B}//\` | 1;`, `type A = \`//\${B}//\` | // One\n 1;`],
  ['in a template', `type A = \`//\${B}\`;`, `type A = \`//\${/* B */ B}\`;`],
])('a comment %s is no change', (_, before, after) => {
  expect(hashesOf(before)).toEqual(hashesOf(after));
});
