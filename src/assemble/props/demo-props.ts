import { fileInUrl } from '../../lib/encode-url.ts';
import { islandMoment } from '../../lib/island-moment.ts';
import { displayPath, withBase, withTrailingSlash } from '../../lib/path.ts';
import { wantedControls } from '../../lib/wanted-controls.ts';
import type { DemoControls } from '../../model/demo-controls.ts';
import type { PagePart } from '../../model/document.ts';
import type { DemoProps } from '../../model/part-props.ts';
import type { SourcePath } from '../../model/path.ts';
import type { Page } from '../../model/site.ts';
import { demoControls } from '../controls/demo-controls.ts';
import { sourceOutputPath } from '../links/resolve-link.ts';
import { demoEntryId } from '../plan-entries.ts';
import { demoClosure, demoCode, type SourceHref, shownModule } from './demo-code.ts';
import type { ArticleContext } from './page-facts.ts';
import { demoName } from './part-ids.ts';
import type { SiteIndex } from './site-index.ts';

interface DemoContext {
  readonly page: Page;
  readonly index: SiteIndex;
  readonly context: ArticleContext;
  /** Unique in the page. */
  readonly id: string;
}

/** Returns the props of a demo in an article. */
export function demoProps(part: PagePart, module: SourcePath, demo: DemoContext): DemoProps {
  const { index, id } = demo;
  const { options } = part;
  const facts = demoFacts(module, index);
  const controls = controlsOf(module, part, demo);
  return {
    ...facts,
    options,
    ...(controls && { controls }),
    serverRendered: options.ssr !== false,
    moment: islandMoment(options.hydrate) ?? 'visible',
    id,
    name: demoName(module),
    kind: 'demo',
    ...importedStyles(facts.entry, index),
  };
}

/** A rule reports controls that cannot be derived. */
function controlsOf(
  module: SourcePath,
  { options }: PagePart,
  { page, index, context }: DemoContext,
): DemoControls | undefined {
  const wanted = wantedControls(options.controls);
  if (wanted === undefined) return undefined;
  const { config, pages } = index.site;
  const { controls, reference } = demoControls(wanted, {
    element: index.demoModules.get(shownModule(module, index.demoModules))?.element,
    inIframe: options.iframe === true,
    product: page.product,
    pages,
  });
  if (!controls || !reference) return undefined;
  const address = withTrailingSlash(context.locale.address(reference.page.path));
  return { ...controls, reference: { name: reference.document.name, href: withBase(config.base, address) } };
}

/** Marks an entry that imports CSS. */
export function importedStyles(entry: string, { styled }: SiteIndex): Pick<DemoProps, 'styled'> {
  return styled.has(entry) ? { styled: true } : {};
}

function demoFacts(
  module: SourcePath,
  index: SiteIndex,
): Pick<DemoProps, 'entry' | 'code' | 'dependencies' | 'sourceHref' | 'exported'> {
  const { repository } = index.site.config;
  const shown = shownModule(module, index.demoModules);
  const { name = 'default' } = index.demoModules.get(module)?.component ?? {};
  const imported = demoClosure(shown, index.demoModules, 'ts').flatMap(({ packages }) => packages);
  const versions = [...new Set(['react', 'react-dom', ...imported])]
    .sort()
    .map((name) => [name, index.versions.get(name) ?? 'latest']);
  return {
    entry: demoEntryId(module),
    code: demoCode(module, index.demoModules, largeSourceHref(index)),
    dependencies: Object.fromEntries(versions),
    ...(repository !== undefined && {
      sourceHref: `${repository}/blob/HEAD/${fileInUrl(displayPath(shown))}`,
    }),
    ...(name !== 'default' && { exported: name }),
  };
}

/** Creates a function that returns the URL of a source that is too long for a page. */
export function largeSourceHref({ site: { config, files } }: SiteIndex): SourceHref {
  return (source) => withBase(config.base, sourceOutputPath(source, files.get(source) ?? ''));
}
