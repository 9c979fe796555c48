import { propCoverage } from '../assemble/api/demos/prop-coverage.ts';
import { siteDemos } from '../assemble/api/demos/site-demos.ts';
import type { BuildContext } from '../build/context.ts';
import { readDemos, readUsedComponents } from '../bundle/entries/read-demos.ts';
import type { ProductApi } from '../load/products-with-api.ts';
import type { ProductCoverage } from '../model/api-session.ts';
import { loadReferences } from './load-references.ts';

/** Finds the props of each product's components that no demo of the site sets. */
export async function coverProps(
  context: BuildContext,
  selected: readonly ProductApi[],
): Promise<readonly ProductCoverage[]> {
  const { documents } = context;
  const { site, sources, referencesOf } = await loadReferences(context);
  const { modules } = await readDemos(site, sources, documents.demo);
  const used = await readUsedComponents(site, modules, { sources, read: documents.usedComponents });
  const index = siteDemos(site, modules, used);
  return selected.map(({ product: { id, name } }) => ({
    product: id,
    name,
    components: propCoverage(referencesOf(id), index).map((found) => ({
      component: found.name,
      props: found.props,
      withoutDemo: found.withoutDemo,
    })),
  }));
}
