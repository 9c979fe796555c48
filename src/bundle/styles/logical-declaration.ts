import { splitOutside } from './split-css.ts';

/**
 * Returns declarations that do the same from left to right, and the mirror image from right to left;
 * undefined for a declaration without left and right.
 *
 * `('margin-left', '8px')` → `margin-inline-start:8px`
 */
export function logicalDeclaration(property: string, value: string): string | undefined {
  const name = logicalNames.get(property);
  if (name !== undefined) return `${name}:${value}`;
  if (property === 'text-align') return sideOf(value, (side) => `${property}:${side}`);
  // The second one wins where browsers know it.
  if (property === 'float' || property === 'clear')
    return sideOf(value, (side) => `${property}:${value};${property}:inline-${side}`);
  if (property === 'border-radius') return logicalRadius(value);
  const axis = fourSided.get(property);
  return axis === undefined ? undefined : logicalSides(axis, value);
}

const sides = [
  ['left', 'start'],
  ['right', 'end'],
] as const;

const logicalNames: ReadonlyMap<string, string> = new Map([
  ...sides.flatMap(([side, end]): [string, string][] => [
    [side, `inset-inline-${end}`],
    ...['margin', 'padding', 'scroll-margin', 'scroll-padding', 'border'].map((name): [string, string] => [
      `${name}-${side}`,
      `${name}-inline-${end}`,
    ]),
    ...['width', 'style', 'color'].map((part): [string, string] => [
      `border-${side}-${part}`,
      `border-inline-${end}-${part}`,
    ]),
    [`border-top-${side}-radius`, `border-start-${end}-radius`],
    [`border-bottom-${side}-radius`, `border-end-${end}-radius`],
  ]),
]);

/** Shorthands of four sides, with the names of their two axes. */
const fourSided: ReadonlyMap<string, (axis: 'block' | 'inline') => string> = new Map([
  ...['margin', 'padding', 'scroll-margin', 'scroll-padding', 'inset'].map(
    (name) => [name, (axis: string) => `${name}-${axis}`] as const,
  ),
  ...['width', 'style', 'color'].map(
    (part) => [`border-${part}`, (axis: string) => `border-${axis}-${part}`] as const,
  ),
]);

function logicalSides(nameOf: (axis: 'block' | 'inline') => string, value: string): string | undefined {
  const { values, end } = importance(value);
  const [top, right, bottom, left] = splitOutside(values, /\s/);
  if (left === undefined || left === right) return undefined;
  return `${nameOf('block')}:${top} ${bottom}${end};${nameOf('inline')}:${left} ${right}${end}`;
}

/** The corners from the top left one, clockwise. */
const corners = ['start-start', 'start-end', 'end-end', 'end-start'];

function logicalRadius(value: string): string | undefined {
  const { values, end } = importance(value);
  const [across, down] = splitOutside(values, /\//).map((axis) => cornersOf(splitOutside(axis, /\s/)));
  if (across === undefined || [across, down ?? across].every(isSymmetric)) return undefined;
  return corners
    .map((corner, index) => {
      const radii = down ? `${across[index]} ${down[index]}` : across[index];
      return `border-${corner}-radius:${radii}${end}`;
    })
    .join(';');
}

function cornersOf([
  topLeft = '0',
  topRight = topLeft,
  bottomRight = topLeft,
  bottomLeft = topRight,
]: readonly string[]) {
  return [topLeft, topRight, bottomRight, bottomLeft];
}

function isSymmetric([topLeft, topRight, bottomRight, bottomLeft]: readonly string[]): boolean {
  return topLeft === topRight && bottomLeft === bottomRight;
}

function importance(value: string): { readonly values: string; readonly end: string } {
  const values = value.replace(/\s*!important$/i, '');
  return { values, end: values === value ? '' : '!important' };
}

function sideOf(value: string, write: (side: string) => string): string | undefined {
  const { values, end } = importance(value);
  const side = new Map<string, string>(sides).get(values);
  return side === undefined ? undefined : write(side) + end;
}
