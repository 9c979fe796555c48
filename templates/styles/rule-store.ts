import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/** Key of the shell's rules: class names read `c-<name>`. */
export const shellKey = 'c';

/** A cache for one drawing, and the names it has asked for so far, in order of first use. */
export interface PageCache {
  readonly cache: EmotionCache;
  readonly names: readonly string[];
}

/** The rules of one instance of the templates: each is serialised once, however many pages use it. */
export interface RuleStore {
  /** A cache that learns which rules one drawing uses. */
  pageCache(): PageCache;
  /** Text of a rule seen before. */
  rule(name: string): string | undefined;
}

/** Starts an empty store. */
export function createRuleStore(): RuleStore {
  // No vendor prefixes: the few that are still needed are written out where they are.
  const shared = createCache({ key: shellKey, stylisPlugins: [] });
  shared.compat = true;
  return {
    pageCache: () => pageCache(shared),
    rule: (name) => ruleText(shared.inserted[name]),
  };
}

/** A fresh `inserted` makes emotion ask for every rule once per page; the text itself comes from the shared cache. */
function pageCache(shared: EmotionCache): PageCache {
  const names: string[] = [];
  const inserted: EmotionCache['inserted'] = {};
  const insert: EmotionCache['insert'] = (selector, serialized, sheet, shouldCache) => {
    const { name } = serialized;
    if (shared.inserted[name] === undefined) shared.insert(selector, serialized, sheet, true);
    if (inserted[name] === undefined) names.push(name);
    const text = shared.inserted[name];
    if (text !== undefined) inserted[name] = text;
    return shouldCache ? undefined : ruleText(text);
  };
  return { cache: { ...shared, inserted, insert }, names };
}

function ruleText(text: string | true | undefined): string | undefined {
  return typeof text === 'string' ? text : undefined;
}
