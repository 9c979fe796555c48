import type { Config } from '../src/index.ts';

/** True where a site is built alike under both: who saves the same again, or takes back a mistake, need not begin anew. */
export function isSameConfig(one: Config, other: Config): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
