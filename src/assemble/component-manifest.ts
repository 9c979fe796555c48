import { withBase, withTrailingSlash } from '../lib/path.ts';
import type { ApiGroup, ApiItem } from '../model/api-document.ts';
import type {
  ComponentDemo,
  ComponentItem,
  ComponentManifest,
  ComponentPage,
  InheritedItems,
  ListedComponent,
} from '../model/component-manifest.ts';
import { outputNames } from '../model/output.ts';
import type { SourcePath } from '../model/path.ts';
import type { Page } from '../model/site.ts';
import type { DocumentedComponent } from './documented-components.ts';
import { versionsOf } from './props/article-props.ts';
import { demoName, partIds } from './props/part-ids.ts';
import { localeVersionOf, type SiteIndex } from './props/site-index.ts';
import { markdownCopyPath } from './routes/markdown-path.ts';
import { absolute } from './shell-markdown.ts';

/** Returns the output path of the manifest of a component. */
export function componentManifestPath({ path }: DocumentedComponent): string {
  return `${outputNames.componentFolder}/${path}.json`;
}

/** Returns the entry of a component in the index. */
export function listedComponent(component: DocumentedComponent, index: SiteIndex): ListedComponent {
  const { name, kind, product } = component;
  const packageName = packageOf(component);
  const description = descriptionOf(component);
  return {
    name,
    kind,
    ...(product !== undefined && { product }),
    ...(packageName !== undefined && { package: packageName }),
    ...(description !== undefined && { description }),
    file: addressOf(componentManifestPath(component), index),
  };
}

/** The part of a manifest that comes from the API document of the component alone. */
export type ComponentItems = Pick<ComponentManifest, 'api' | 'inherited' | 'combinations'>;

/** Returns the manifest of a component without its items and the sources of its demos. */
export function componentFacts(
  component: DocumentedComponent,
  index: SiteIndex,
): Omit<ComponentManifest, 'demos' | keyof ComponentItems> {
  const { name, kind, guides, reference } = component;
  const document = reference?.reference;
  const packageName = packageOf(component);
  const version = packageName === undefined ? undefined : index.versions.get(packageName);
  const description = descriptionOf(component);
  return {
    version: 1,
    name,
    kind,
    ...productOf(component, index),
    ...(packageName !== undefined && {
      package: { name: packageName, ...(version !== undefined && { version }) },
    }),
    ...(description !== undefined && { description }),
    imports: document?.imports ?? [],
    pages: [
      ...guides.map((page) => componentPage(page, 'guide', index)),
      ...(reference ? [componentPage(reference, 'reference', index)] : []),
    ],
  };
}

/** Returns what the API document of a component contributes to its manifest. */
export function componentItems({ reference }: DocumentedComponent): ComponentItems {
  const { groups = [] } = reference?.reference ?? {};
  return {
    api: Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(toItem)])),
    inherited: groups.flatMap(inheritedItems),
    ...combinationsOf(groups),
  };
}

/** A demo without the text of its files. */
export type DemoAddress = Omit<ComponentDemo, 'files'>;

/** Returns name and address of a demo in its page. */
export function demoAddress(page: Page, module: SourcePath, index: SiteIndex): DemoAddress {
  const id = partIds(page)[page.demos.indexOf(module)] ?? '';
  return { name: demoName(module), href: `${addressOf(withTrailingSlash(page.path), index)}#${id}` };
}

function productOf({ product, guides, reference }: DocumentedComponent, index: SiteIndex) {
  const { config } = index.site;
  const known = localeVersionOf(index, config.languages[0]).site.products.find(({ id }) => id === product);
  const page = reference ?? guides[0];
  if (!known || !page) return {};
  const version = versionsOf(page, config).find(({ current }) => current)?.text;
  return { product: { id: known.id, name: known.name, ...(version !== undefined && { version }) } };
}

function packageOf({ guides, reference }: DocumentedComponent): string | undefined {
  const named = guides.map(({ document }) => document.frontMatter.packageName);
  return reference?.reference?.packageName ?? named.find((name) => name !== undefined);
}

function descriptionOf({ guides, reference }: DocumentedComponent): string | undefined {
  return reference?.reference?.description?.markdown ?? guides[0]?.document.description;
}

function componentPage(
  { path, document }: Page,
  kind: ComponentPage['kind'],
  index: SiteIndex,
): ComponentPage {
  return {
    kind,
    title: document.title ?? '',
    href: addressOf(withTrailingSlash(path), index),
    markdown: addressOf(markdownCopyPath(path), index),
  };
}

function addressOf(path: string, { site: { config } }: SiteIndex): string {
  return absolute(withBase(config.base, path), config.url ?? '');
}

function toItem(item: ApiItem): ComponentItem {
  const { name, type, deprecation, since, plan, description, signature, required } = item;
  return {
    name,
    ...(type && { type: type.text }),
    ...(type?.expanded !== undefined && { expandedType: type.expanded }),
    ...(item.default !== undefined && { default: item.default }),
    ...(required && { required }),
    ...(deprecation && { deprecated: deprecation.reason?.markdown ?? '' }),
    ...(since !== undefined && { since }),
    ...(plan !== undefined && { plan }),
    ...(description && { description: description.markdown }),
    ...(signature && { signature: signature.text }),
  };
}

function combinationsOf(groups: readonly ApiGroup[]): Pick<ComponentManifest, 'combinations'> {
  const all = groups.flatMap(({ combinations = [] }) => combinations);
  if (all.length === 0) return {};
  return {
    combinations: all.map((one) =>
      one.map((props) => props.map(({ type, ...prop }) => ({ ...prop, type: type.text }))),
    ),
  };
}

function inheritedItems({ inherited }: ApiGroup): InheritedItems[] {
  return inherited.map(({ source, package: name, items }) => ({
    source,
    ...(name !== undefined && { package: name }),
    items: items.map((item) => ({
      name: item.name,
      type: item.type,
      ...(item.required && { required: item.required }),
    })),
  }));
}
