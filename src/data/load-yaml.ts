// js-yaml (nodeca) loads large files several times as fast as `yaml`, which says more about errors and
// places.
import {
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
} from 'js-yaml';
import { lazy } from '../memo/memoize.ts';
import { valueAt } from './describe-value.ts';
import type { KeyPath } from './parsed-yaml.ts';

/** The value of a text without errors. */
export interface LoadedYaml {
  readonly value: unknown;
  /** Returns the offset of the value at a path; undefined if another parser has to find it. */
  offsetOf(path: KeyPath): number | undefined;
}

/**
 * Merge keys, and what the two packages read differently: tabs, several documents, directives, indentation
 * indicators.
 */
const special = /<<|\t|\r(?!\n)|\ufeff|^ *(?:---|\.\.\.|%)|[|>][+-]?\d/m;

/**
 * Loads a text of one document without errors, aliases, tags and merge keys, unless it is a mere string;
 * undefined for any other text.
 */
export function loadYaml(text: string): LoadedYaml | undefined {
  if (special.test(text)) return undefined;
  try {
    const events = parseEvents(text, {});
    if (events.some(isNamed)) return undefined;
    const documents = constructFromEvents(events, { source: text, schema: CORE_SCHEMA });
    if (documents.length !== 1) return undefined;
    const [value] = documents;
    // js-yaml reads an empty text in a block after an empty line: "\n  |\n #".
    if (typeof value === 'string') return undefined;
    const offsets = lazy(() => valueOffsets(value, events, text));
    return {
      value,
      offsetOf(path) {
        const at = valueAt(value, path);
        if (typeof at === 'object' && at !== null) return offsets().collections.get(at);
        return offsets()
          .scalars.get(valueAt(value, path.slice(0, -1)))
          ?.get(String(path.at(-1)));
      },
    };
  } catch {
    // `yaml` finds the error again, and its place.
    return undefined;
  }
}

/** True for an alias, and for a value with an anchor or a tag. */
function isNamed(event: Event): boolean {
  if (event.type === EVENT_ID.ALIAS) return true;
  return 'anchorStart' in event && (event.anchorStart >= 0 || event.tagStart >= 0);
}

interface ValueOffsets {
  /** By list or group of keys. */
  readonly collections: ReadonlyMap<unknown, number>;
  /** By list or group of keys that contains it, then by its place or key. */
  readonly scalars: ReadonlyMap<unknown, ReadonlyMap<string, number>>;
}

/** Returns the offset of each value that is written on one line, and of each list and group of keys. */
function valueOffsets(root: unknown, events: readonly Event[], text: string): ValueOffsets {
  const collections = new Map<unknown, number>();
  const scalars = new Map<unknown, Map<string, number>>();
  // The first event starts the document.
  let index = 1;
  const visit = (value: unknown): number | undefined => {
    const event = events[index++];
    if (event?.type !== EVENT_ID.SEQUENCE && event?.type !== EVENT_ID.MAPPING) return scalarOffset(event);
    const inner = new Map<string, number>();
    for (let item = 0; events[index]?.type !== EVENT_ID.POP; item++) {
      const key = event.type === EVENT_ID.SEQUENCE ? item : keyOf(events[index++], text);
      const offset = visit(valueAt(value, [key]));
      if (offset !== undefined) inner.set(String(key), offset);
    }
    index++;
    if (value !== undefined) {
      collections.set(value, event.start);
      scalars.set(value, inner);
    }
    return undefined;
  };
  visit(root);
  return { collections, scalars };
}

/** Blocks of text and empty values are left to the other parser. */
function scalarOffset(event: Event | undefined): number | undefined {
  if (event?.type !== EVENT_ID.SCALAR) return undefined;
  const { style, valueStart, valueEnd } = event;
  if (style === SCALAR_STYLE.PLAIN) return valueStart < valueEnd ? valueStart : undefined;
  const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
  return isQuoted ? valueStart - 1 : undefined;
}

function keyOf(event: Event | undefined, text: string): string {
  return event?.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : '';
}
