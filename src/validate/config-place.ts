import type { Config } from '../model/config.ts';
import type { Place } from '../model/diagnostic.ts';

/** Where a value of `site.yaml` stands, by its key: `products[0].logo`; the beginning of the file for one that is not written. */
export function configPlace({ places }: Config, key: string): Place {
  return places[key] ?? { file: 'content/site.yaml', line: 1, column: 1 };
}
