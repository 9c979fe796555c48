import { islandMoment, momentWords } from '../../lib/island-moment.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { scalarText } from '../../lib/scalar-text.ts';
import { wantedControls } from '../../lib/wanted-controls.ts';
import type { Json } from '../../model/json.ts';

/** Checks a value: undefined when it is valid, else the values that the option takes and an example. */
type Check = (value: Json) => { readonly must: string; readonly example: Json } | undefined;

/** Options of a kind of directive, with their checks. */
export type KnownOptions = ReadonlyMap<string, Check>;

const backgrounds = ['outlined', 'inline', 'playground', 'gradient'];

const flag: Check = (value) =>
  typeof value === 'boolean' ? undefined : { must: 'true or false', example: true };

const length: Check = (value) =>
  typeof value === 'number' || (typeof value === 'string' && /^[\d.]+(?:px|r?em|%|vh|vw|ch)?$/.test(value))
    ? undefined
    : { must: 'a number of pixels, or a CSS length', example: 240 };

const moment: Check = (value) =>
  islandMoment(value) === undefined ? { must: momentWords, example: 'visible' } : undefined;

const background: Check = (value) =>
  value === true || backgrounds.includes(scalarText(value))
    ? undefined
    : {
        must: `${backgrounds.join(', ')} or true`,
        example: nearestName(scalarText(value), backgrounds) ?? 'outlined',
      };

const controls: Check = (value) =>
  value === false || wantedControls(value) !== undefined
    ? undefined
    : { must: 'true, the name of a component, or a list of props', example: true };

const common: readonly [string, Check][] = [
  ['hydrate', moment],
  ['ssr', flag],
];

/** Options of `{{"demo": …}}`. */
export const demoOptions: KnownOptions = new Map([
  ...common,
  ['bg', background],
  ['controls', controls],
  ['defaultCodeOpen', flag],
  ['hideToolbar', flag],
  ['disableAd', flag],
  ['iframe', flag],
  ['height', length],
  ['maxWidth', length],
]);

/** Options of every `{{"component": …}}`; any other option belongs to the component. */
export const componentOptions: KnownOptions = new Map(common);

/**
 * The problem with an option, if any: an invalid value, a demo's option whose name is misspelled, or one that
 * changes nothing. Other unknown names are allowed.
 */
export function checkOption(
  key: string,
  value: Json,
  known: KnownOptions,
): { readonly message: string; readonly hint: string } | undefined {
  const check = known.get(key);
  if (check) {
    const invalid = check(value);
    if (invalid === undefined) return undefined;
    const { must, example } = invalid;
    return {
      message: `"${key}" must be ${must}; found ${JSON.stringify(value)}.`,
      hint: `"${key}": ${JSON.stringify(example)}`,
    };
  }
  if (known === demoOptions && key === 'isolated')
    return {
      message: '"isolated" has no effect, because every demo is rendered apart from the theme of the page.',
      hint: 'Remove it, or give the demo a document of its own: "iframe": true',
    };
  const near = known === demoOptions ? nearestName(key, known.keys()) : undefined;
  return near === undefined
    ? undefined
    : { message: `Unknown demo option "${key}"; ignored.`, hint: `"${near}": ${JSON.stringify(value)}` };
}
