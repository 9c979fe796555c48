import { siteSchema } from '../config/site-schema.ts';
import type { InspectedSettings, Unplaced } from './inspected-tree.ts';

/** Settings of a tree that `site.yaml` can contain, and the others. */
export interface ValidSettings {
  readonly settings: InspectedSettings;
  readonly unplaced: readonly Unplaced[];
}

const checked = ['name', 'description', 'url', 'base', 'repository', 'editUrl', 'redirects'] as const;

/** Leaves out settings that `site.yaml` would refuse. Other tools accept more, and a new site must build. */
export function validSettings(settings: InspectedSettings): ValidSettings {
  const refused = checked.filter((key) => !isValid(key, settings[key]));
  const kept = Object.entries(settings).filter(([key]) => !refused.some((other) => other === key));
  return {
    settings: Object.fromEntries(kept),
    unplaced: refused.map((key) => ({
      kind: 'setting',
      name: `${key}: ${JSON.stringify(settings[key])}`,
      reason: 'with a value that site.yaml cannot have',
    })),
  };
}

function isValid(key: (typeof checked)[number], value: unknown): boolean {
  return value === undefined || siteSchema.shape[key].safeParse(value).success;
}
