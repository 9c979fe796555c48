import { islandMoment, momentWords } from '../../lib/island-moment.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Json } from '../../model/json.ts';

/** Looks at a value: undefined when it is right, else what the option takes, and what may have been meant. */
type Check = (value: Json) => { readonly takes: string; readonly hint: Json } | undefined;

/** The options that a kind of directive knows. */
export type KnownOptions = ReadonlyMap<string, Check>;

/** What is wrong with an option. */
export interface WrongOption {
  readonly message: string;
  readonly hint: string;
}

const grounds = ['outlined', 'inline', 'playground', 'gradient'];

const flag: Check = (value) =>
  typeof value === 'boolean' ? undefined : { takes: 'true or false', hint: true };

const length: Check = (value) =>
  typeof value === 'number' || (typeof value === 'string' && /^[\d.]+(?:px|r?em|%|vh|vw|ch)?$/.test(value))
    ? undefined
    : { takes: 'a number of pixels, or a length', hint: 240 };

const moment: Check = (value) =>
  islandMoment(value) === undefined ? { takes: momentWords, hint: 'visible' } : undefined;

const ground: Check = (value) =>
  value === true || grounds.includes(String(value))
    ? undefined
    : { takes: `${grounds.join(', ')} or true`, hint: nearestName(String(value), grounds) ?? 'outlined' };

/** Options that every directive knows. */
const common: readonly [string, Check][] = [
  ['hydrate', moment],
  ['ssr', flag],
];

/** What `{{"demo": …}}` takes besides. */
export const demoOptions: KnownOptions = new Map([
  ...common,
  ['bg', ground],
  ['defaultCodeOpen', flag],
  ['hideToolbar', flag],
  ['disableAd', flag],
  ['iframe', flag],
  ['isolated', flag],
  ['height', length],
  ['maxWidth', length],
]);

/** What `{{"component": …}}` takes besides what the component itself does. */
export const componentOptions: KnownOptions = new Map(common);

/** Tells of an option with a wrong value, and of a demo's option with a name that is nearly right. Names that are like none are left alone. */
export function wrongOption(key: string, value: Json, known: KnownOptions): WrongOption | undefined {
  const check = known.get(key);
  if (check) {
    const wrong = check(value);
    return (
      wrong && {
        message: `\`${key}\` takes ${wrong.takes}.`,
        hint: `"${key}": ${JSON.stringify(wrong.hint)}`,
      }
    );
  }
  // A component's own option may be called anything.
  const near = known === demoOptions ? nearestName(key, known.keys()) : undefined;
  return near === undefined
    ? undefined
    : { message: `A demo has no option \`${key}\`.`, hint: `"${near}": ${JSON.stringify(value)}` };
}
