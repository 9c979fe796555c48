import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/** A cache for one rendering, and the names of the rules used so far, in order of first use. */
export interface PageCache {
  readonly cache: EmotionCache;
  readonly names: readonly string[];
}

/** The style rules of one instance of the templates. Each rule is serialised once for all pages. */
export interface RuleStore {
  /** Creates a cache that records which rules one rendering uses. */
  pageCache(): PageCache;
  /** Returns the CSS of a rule; undefined if no rendering has used it. */
  rule(name: string): string | undefined;
}

/** Creates an empty store. */
export function createRuleStore(): RuleStore {
  // The key begins class names: `c-<name>`. Rules write out the few vendor prefixes that are still needed.
  const shared = createCache({ key: 'c', stylisPlugins: [] });
  shared.compat = true;
  return { pageCache: () => pageCache(shared), rule: (name) => ruleText(shared.inserted[name]) };
}

/** An empty `inserted` makes emotion insert every rule once per page. The shared cache has the CSS. */
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
