import { memoize } from '../../memo/memoize.ts';
import { ts } from '../typescript.ts';

/** Some properties of CSS that every list of them has. */
const cssNames = [
  'alignItems',
  'backgroundColor',
  'display',
  'fontSize',
  'margin',
  'padding',
  'width',
  'zIndex',
];

/**
 * Whether a type lists the properties of CSS, or states such as `_hover` that styles apply to. Some libraries
 * give both to every component, where they would hide the few props that it has itself.
 */
export function isStyleList(type: ts.Node): boolean {
  if (!ts.isInterfaceDeclaration(type) || type.members.length < 40) return false;
  const names = namesIn(type);
  if (cssNames.every((name) => names.has(name))) return true;
  // Breakpoints are among the states.
  return [...names].filter((name) => name.startsWith('_')).length * 2 > names.size;
}

const namesIn = memoize(
  ({ members }: ts.InterfaceDeclaration) =>
    new Set(members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))),
);
