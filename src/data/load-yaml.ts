// js-yaml (nodeca) loads large files several times as fast as `yaml`, which says more about errors and
// places.
import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, getScalarValue, parseEvents } from 'js-yaml';
import { lazy } from '../memo/memoize.ts';
import { valueAt } from './describe-value.ts';
import type { KeyPath } from './parsed-yaml.ts';

/** The value of a text without errors. */
export interface LoadedYaml {
  readonly value: unknown;
  /** Returns the offset of the list or the group of keys at a path; undefined for any other value. */
  offsetOf(path: KeyPath): number | undefined;
}

/**
 * Merge keys, and what the two packages read differently: tabs, several documents, directives, indentation
 * indicators.
 */
const special = /<<|\t|\r(?!\n)|\ufeff|^ *(?:---|\.\.\.|%)|[|>][+-]?\d/m;

/**
 * Loads a text of one document without errors, aliases, tags and merge keys; undefined for any other text.
 */
export function loadYaml(text: string): LoadedYaml | undefined {
  if (special.test(text)) return undefined;
  try {
    const events = parseEvents(text, {});
    if (events.some(isNamed)) return undefined;
    const documents = constructFromEvents(events, { source: text, schema: CORE_SCHEMA });
    if (documents.length !== 1) return undefined;
    const [value] = documents;
    const offsets = lazy(() => collectionOffsets(value, events, text));
    return { value, offsetOf: (path) => offsets().get(valueAt(value, path)) };
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

/** Returns the offset of each list and group of keys. */
function collectionOffsets(root: unknown, events: readonly Event[], text: string): Map<unknown, number> {
  const offsets = new Map<unknown, number>();
  // The first event starts the document.
  let index = 1;
  const visit = (value: unknown): void => {
    const event = events[index++];
    if (event?.type !== EVENT_ID.SEQUENCE && event?.type !== EVENT_ID.MAPPING) return;
    if (value !== undefined) offsets.set(value, event.start);
    for (let item = 0; events[index]?.type !== EVENT_ID.POP; item++) {
      visit(valueAt(value, [event.type === EVENT_ID.SEQUENCE ? item : keyOf(events[index++], text)]));
    }
    index++;
  };
  visit(root);
  return offsets;
}

function keyOf(event: Event | undefined, text: string): string {
  return event?.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : '';
}
