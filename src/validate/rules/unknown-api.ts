import { apiTarget } from '../../assemble/props/api-section.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Page } from '../../model/site.ts';
import type { PageRule } from '../rule.ts';

/**
 * Reports `components` and `hooks` of a page that no API page describes. In a product without API documents
 * they are notes.
 */
export const unknownApi: PageRule = (page, { space, api }) => {
  const names = api.names.get(page.product ?? '');
  if (names === undefined) return [];
  const product = space.config.products.find(({ id }) => id === page.product);
  const { components, hooks } = page.document.frontMatter;
  const isUnknown = (name: string) => apiTarget(name, page, { space, product }) === undefined;
  return [
    ...components.filter(isUnknown).map((name) => unknown(name, 'components', { page, names })),
    ...hooks.filter(isUnknown).map((name) => unknown(name, 'hooks', { page, names })),
  ];
};

function unknown(
  name: string,
  key: 'components' | 'hooks',
  { page: { document }, names }: { readonly page: Page; readonly names: readonly string[] },
): Diagnostic {
  const isHook = key === 'hooks';
  const near = nearestName(
    name,
    names.filter((known) => /^use[A-Z]/.test(known) === isHook),
  );
  return {
    severity: 'warning',
    code: 'unknown-api',
    message: `There is no API document of "${name}", which "${key}" in the front matter names.`,
    hint:
      near === undefined
        ? `Add its package or document under "api" in site.yaml, or remove it from "${key}".`
        : `Did you mean "${near}"?`,
    place: document.namePlaces?.[key] ?? { file: displayPath(document.source), line: 1, column: 1 },
  };
}
