import type { ApiDocument, ApiItem } from '../../src/model/api-document.ts';
import type { SourcePath } from '../../src/model/path.ts';
import type { Page } from '../../src/model/site.ts';

/** A prop of a test: its type, and what else is documented. */
export type TestProp = { readonly type: string } & Partial<Omit<ApiItem, 'type'>>;

/** The API document of a component with these props. */
export function componentDocument(
  name: string,
  props: Readonly<Record<string, TestProp>>,
  more: Partial<ApiDocument> = {},
): ApiDocument {
  const slug = name.toLowerCase();
  const items = Object.entries(props).map(([prop, { type, ...rest }]) => ({
    name: prop,
    anchor: `${slug}-prop-${prop}`,
    type: { text: type },
    examples: [],
    notes: [],
    ...rest,
  }));
  return {
    kind: 'component',
    name,
    slug,
    section: '',
    source: `api/${slug}.json` as SourcePath,
    imports: [`import ${name} from '@acme/ui/${name}';`],
    groups: [{ kind: 'props', items, inherited: [] }],
    signatures: [],
    examples: [],
    extra: {},
    ...more,
  };
}

/** Adds a reference to a page. */
export function withReference(page: Page, reference: ApiDocument): Page {
  return { ...page, reference };
}
