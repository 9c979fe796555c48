import { isClosure, isRecord, isUnread, type ModulePlace, type Unread } from './values.ts';

/** A part of a value that could not be read. */
export interface UnreadPart {
  /** Its key: `themeConfig.sidebar[2].text`; empty for the whole value. */
  readonly key: string;
  readonly reason: string;
  readonly place: ModulePlace;
}

/** A value as plain data, with the parts that are missing in it. */
export interface PlainValue {
  readonly value: unknown;
  readonly unread: readonly UnreadPart[];
}

/** Returns what an unread part stands for; undefined leaves it out. */
export type Replace = (part: Unread, key: string) => unknown;

/** More than any real configuration has. Shared parts may multiply to any size when they are copied. */
const mostParts = 500_000;

/** Copies an evaluated value without its functions and unread parts, each of which is listed. */
export function plainValue(
  value: unknown,
  place: ModulePlace,
  replace: Replace = () => undefined,
): PlainValue {
  const missing: UnreadPart[] = [];
  let parts = 0;
  const copy = (inner: unknown, key: string): unknown => {
    parts += 1;
    if (parts > mostParts || key.length > 2000) return undefined;
    if (isUnread(inner)) {
      const replaced = replace(inner, key);
      if (replaced === undefined) missing.push({ key, reason: inner.reason, place: inner.place });
      return replaced;
    }
    if (typeof inner === 'function' || isClosure(inner)) {
      missing.push({ key, reason: 'it is a function', place });
      return undefined;
    }
    if (Array.isArray(inner))
      return inner.map((item, index) => copy(item, `${key}[${index}]`)).filter((item) => item !== undefined);
    if (!isRecord(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner)
        .map(([name, item]) => [name, copy(item, key === '' ? name : `${key}.${name}`)] as const)
        .filter(([, item]) => item !== undefined),
    );
  };
  const copied = copy(value, '');
  if (parts > mostParts) missing.push({ key: '', reason: 'the value is too large', place });
  return { value: parts > mostParts ? undefined : copied, unread: missing };
}
