import type { Json } from '../model/json.ts';

/** What a directive asks for: all controls, those of a component by its name, or those of some props. */
export type WantedControls = true | string | readonly string[];

/** Reads the option `controls` of a directive; undefined if it asks for none, or is not valid. */
export function wantedControls(option: Json | undefined): WantedControls | undefined {
  if (option === true || (typeof option === 'string' && option !== '')) return option;
  if (!Array.isArray(option) || option.length === 0) return undefined;
  return option.every((name) => typeof name === 'string') ? option : undefined;
}
