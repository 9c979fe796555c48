import type { LocatedValue } from '../data/check-value.ts';
import { formatPath } from '../data/describe-value.ts';
import type { KeyPath } from '../data/parsed-yaml.ts';
import type { Place } from '../model/diagnostic.ts';

/** Where each value of a file stands, by its key: `products[0].logo`. What is not written is not there. */
export function valuePlaces({ value, placeOf }: LocatedValue): Readonly<Record<string, Place>> {
  const places: Record<string, Place> = {};
  const visit = (inner: unknown, path: KeyPath): void => {
    if (path.length > 0) places[formatPath(path)] = placeOf(path);
    for (const [step, below] of stepsInto(inner)) visit(below, [...path, step]);
  };
  visit(value, []);
  return places;
}

function stepsInto(value: unknown): (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
