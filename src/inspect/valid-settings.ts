import { siteSchema } from '../config/site-schema.ts';
import type { InspectedSettings, Unplaced } from './inspected-tree.ts';

/** Settings of a tree that `site.yaml` can contain, and the others. */
export interface ValidSettings {
  readonly settings: InspectedSettings;
  readonly unplaced: readonly Unplaced[];
}

const checked = ['name', 'description', 'url', 'base', 'repository', 'editUrl', 'redirects'] as const;

/**
 * Leaves out settings that `site.yaml` would refuse. Other tools accept more, and a new site must build. Of
 * redirects, only the refused ones go.
 */
export function validSettings(written: InspectedSettings): ValidSettings {
  const { redirects = [], ...others } = written;
  const isRefused = (redirect: unknown) => !isValid('redirects', [redirect]);
  const kept = redirects.filter((redirect) => !isRefused(redirect));
  const { settings, unplaced } = validValues({ ...others, ...(kept.length > 0 && { redirects: kept }) });
  return { settings, unplaced: [...unplaced, ...redirects.filter(isRefused).map(toUnplaced)] };
}

function toUnplaced({ from, to }: { readonly from: string; readonly to: string }): Unplaced {
  return { kind: 'setting', name: `redirects: ${from} → ${to}`, reason: refusal };
}

const refusal = 'with a value that site.yaml cannot have';

function validValues(settings: InspectedSettings): ValidSettings {
  const refused = checked.filter((key) => !isValid(key, settings[key]));
  const kept = Object.entries(settings).filter(([key]) => !refused.some((other) => other === key));
  return {
    settings: Object.fromEntries(kept),
    unplaced: refused.map((key) => ({
      kind: 'setting',
      name: `${key}: ${JSON.stringify(settings[key])}`,
      reason: refusal,
    })),
  };
}

function isValid(key: (typeof checked)[number], value: unknown): boolean {
  return value === undefined || siteSchema.shape[key].safeParse(value).success;
}
