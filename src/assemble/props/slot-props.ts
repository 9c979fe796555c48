import { withBase, withTrailingSlash } from '../../lib/path.ts';
import type { HeadProps, ProductProps, SlotProps } from '../../model/page-props.ts';
import type { PageFacts } from '../../model/part-props.ts';
import type { Route } from '../../model/site.ts';
import { componentEntryId } from '../plan-entries.ts';
import { componentName } from '../register-components.ts';
import type { LocaleVersion } from './locale-version.ts';
import { pageFacts } from './page-facts.ts';
import type { SiteIndex } from './site-index.ts';

/** What the facts of a page come from. */
interface SlotContext {
  readonly locale: LocaleVersion;
  readonly head: HeadProps;
  readonly product?: ProductProps;
}

/**
 * Returns the components in the slots of a page. Every page has all of them; a template places those it has.
 */
export function slotProps(route: Route, index: SiteIndex, context: SlotContext): SlotProps[] {
  const { config, components } = index.site;
  if (config.slots.length === 0) return [];
  const page = slotFacts(route, index, context);
  return config.slots.flatMap(({ slot, component, options }): SlotProps[] => {
    const name = componentName(component);
    // The rule `unknown-component` reports it.
    if (!components.has(name)) return [];
    const moment = index.islands.get(name);
    const mode =
      moment === undefined
        ? ({ kind: 'static', page } as const)
        : ({ kind: 'island', page, moment, serverRendered: true } as const);
    return [
      { slot, part: { kind: 'component', entry: componentEntryId(name), id: `slot-${slot}`, options, mode } },
    ];
  });
}

/** The facts of a page without a source come from its head. */
function slotFacts(route: Route, index: SiteIndex, { locale, head, product }: SlotContext): PageFacts {
  if (route.kind === 'doc') return pageFacts(route.page, index, { locale, ...(product && { product }) });
  const { title, description } = head;
  return {
    href: withBase(index.site.config.base, withTrailingSlash(route.path)),
    title,
    ...(description !== undefined && { description }),
    language: locale.language,
    direction: locale.direction,
    ...(product && { product: { id: product.id, name: product.name, href: product.href } }),
    frontMatter: noFrontMatter,
  };
}

const noFrontMatter: PageFacts['frontMatter'] = {
  disableAd: false,
  disableToc: false,
  wideLayout: false,
  draft: false,
  unlisted: false,
  components: [],
  hooks: [],
  fonts: [],
  extra: {},
};
