import { expect, test } from 'vitest';
import { parseSyntax } from '../../../../src/parse/demo/parse-syntax.ts';
import { type PassingElement, passingElement } from '../../../../src/parse/demo/passing-element.ts';

function passing(text: string): PassingElement | undefined {
  const parsed = parseSyntax(text, 'demo.jsx');
  if (parsed === undefined) throw new Error(`No JavaScript: ${text}`);
  return passingElement(parsed.program, parsed.code);
}

const short = ({ tag, rest, index, component }: PassingElement) =>
  `${tag} ${rest} ${index}${component ? ` ${component.specifier}#${component.name}` : ''}`;

test.each<[text: string, expected: string | undefined]>([
  ['export default function A(props) { return <b {...props} />; }', 'b props 0'],
  ['export default (props) => <b {...props} />;', 'b props 0'],
  ['export default (props = {}) => <b {...props} />;', 'b props 0'],
  ['export default ({ c, ...rest }) => <b {...rest} />;', 'b rest 0'],
  ['export default ({ c, ...rest } = {}) => <b {...rest} />;', 'b rest 0'],
  ['export default (props) => { const { c, ...rest } = props; return <b {...rest} />; };', 'b rest 0'],
  ['export default (props) => { let a; const { c, ...rest } = props; return <b {...rest} />; };', 'b rest 0'],
  ['const A = (props) => <b {...props} />; export default A;', 'b props 0'],
  ['export const A = (props) => <b {...props} />; export default A;', 'b props 0'],
  ['export function A(props) { return <b {...props} />; } export default A;', 'b props 0'],
  ['export default memo(function A(props) { return <b {...props} />; });', 'b props 0'],
  ['const A = memo(forwardRef((props, ref) => <b {...props} />)); export default A;', 'b props 0'],
  // The element of the default export, of which other functions may have the same.
  ['const B = (props) => <i {...props} />; export default (props) => <b {...props} />;', 'b props 1'],
  ['export default (props) => <i><b {...props} /></i>;', 'b props 0'],
  ['export default (props) => <i {...other}><b {...props} /></i>;', 'b props 0'],
  ['export default (props) => <b {...other} {...props} />;', 'b props 0'],
  // Elements after the default export, and the first of several in it.
  ['export default (props) => <b {...props} />; const B = (props) => <i {...props} />;', 'b props 0'],
  ['export default (props) => <p><b {...props} /><i {...props} /></p>;', 'b props 0'],
  ["import B from 'b'; export default (props) => <B {...props} />;", 'B props 0 b#default'],
  ["import * as B from 'b'; export default (props) => <B.C {...props} />;", 'B.C props 0 b#C'],
  ["import { B } from 'b'; export default (props) => <B.C {...props} />;", 'B.C props 0 b#B.C'],
  ["import { B as C } from 'b'; export default (props) => <C {...props} />;", 'C props 0 b#B'],
  ["import B from './b'; export default (props) => <B {...props} />;", 'B props 0'],
  [
    "import B from 'b'; const C = styled(B)({}); export default (props) => <C {...props} />;",
    'C props 0 b#default',
  ],
  [
    "import B from 'b'; const C = styled(B)`a`; export default (props) => <C {...props} />;",
    'C props 0 b#default',
  ],
  ["import B from 'b'; const C = other(B)({}); export default (props) => <C {...props} />;", 'C props 0'],
  ["import B from 'b'; const C = styled(B); export default (props) => <C {...props} />;", 'C props 0'],
  // These pass no props on.
  ['export default () => <b {...props} />;', undefined],
  ['export default (props) => <b c={props} />;', undefined],
  ['export default ({ c }) => <b {...c} />;', undefined],
  ['export default (props) => <b {...props.c} />;', undefined],
  ['export default ([...rest]) => <b {...rest} />;', undefined],
  ['export default (other, props) => <b {...props} />;', undefined],
  ['const { A } = b; export default A;', undefined],
  ['let A; export default A;', undefined],
  ["import A from 'a'; export default A; const b = (props) => <b {...props} />;", undefined],
  ["export default 'a'; const b = (props) => <b {...props} />;", undefined],
  ['export const A = (props) => <b {...props} />;', undefined],
])('%s', (text, expected) => {
  const found = passing(text);
  expect(found && short(found)).toBe(expected);
});

test('props that a demo takes by names of their own', () => {
  const pattern =
    "{ size = 'a', 'aria-label': label = 'b', on: isOn = true, go = call(), [c]: d, e: { f }, g }";
  const body = `const { 2: two = -1, ...rest } = props; return <b {...rest} />;`;
  const own = passing(`export default (${pattern.replace(/ \}$/, ', ...rest }')}) => <b {...rest} />;`);
  expect(Object.fromEntries(own?.named ?? [])).toEqual({
    size: { prop: 'size', value: 'a' },
    label: { prop: 'aria-label', value: 'b' },
    isOn: { prop: 'on', value: true },
    go: { prop: 'go' },
    g: { prop: 'g' },
  });
  const inner = passing(`export default (props) => { ${body} };`);
  expect(Object.fromEntries(inner?.named ?? [])).toEqual({ two: { prop: '2', value: -1 } });
});
