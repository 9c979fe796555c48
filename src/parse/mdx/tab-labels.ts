import type { JsxTag } from './jsx-tag.ts';

/**
 * Returns the labels in `<Tabs values={[{ label: 'macOS', value: 'macos' }]}>` by their values; undefined for
 * an expression that is no such list. Tabs without the attribute have no labels.
 */
export function tabLabels({ attributes }: JsxTag): ReadonlyMap<string, string> | undefined {
  const values = attributes.get('values');
  if (values === undefined) return new Map();
  if (typeof values !== 'object' || !/^\s*\[[\s\S]*\]\s*$/.test(values.expression)) return undefined;
  const labels = new Map<string, string>();
  for (const [, fields = ''] of values.expression.matchAll(/\{([^{}]*)\}/g)) {
    const [value, label] = ['value', 'label'].map(
      (key) => new RegExp(`(?:^|[\\s,'"])${key}['"]?\\s*:\\s*(["'\`])(.*?)\\1`).exec(fields)?.[2],
    );
    if (value === undefined || label === undefined) return undefined;
    labels.set(value, label);
  }
  return labels;
}

/** Gives a tab the label that the element around it has for its value. */
export function labelledTab(tag: JsxTag, labels: ReadonlyMap<string, string> | undefined): JsxTag {
  const value = tag.attributes.get('value');
  const label = typeof value === 'string' ? labels?.get(value) : undefined;
  if (label === undefined || tag.name !== 'TabItem' || tag.attributes.has('label')) return tag;
  return { ...tag, attributes: new Map([...tag.attributes, ['label', label]]) };
}

/** The labels in `<Tabs items={['macOS', 'Linux']}>`, in order. */
export function tabItems({ attributes }: JsxTag): string[] {
  const items = attributes.get('items');
  if (typeof items !== 'object') return [];
  return [...items.expression.matchAll(/(["'`])(.*?)\1/g)].map(([, , label = '']) => label);
}

/** Gives a tab of Fumadocs, `<Tab value="macOS">` or `<Tab>`, its label, taken from the listed ones. */
export function listedTab(tag: JsxTag, items: string[] = []): JsxTag {
  if (tag.name !== 'Tab' || tag.kind === 'close') return tag;
  const next = items.shift();
  const value = tag.attributes.get('title') ?? tag.attributes.get('value') ?? next;
  return value === undefined ? tag : { ...tag, attributes: new Map([...tag.attributes, ['label', value]]) };
}
