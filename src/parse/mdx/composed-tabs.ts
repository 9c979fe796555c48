import type { JsxTag } from './jsx-tag.ts';
import { continueAfter, type Reading } from './mdx-reading.ts';

const list = /^\s*<(TabsList|Tabs\.List)(?=[\s>])[\s\S]*?<\/\1>/;
const trigger = /<(TabsTrigger|Tabs\.Trigger|Tabs\.Tab)(?=\s)[^>]*?\svalue="([^"]*)"[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * Returns the labels of tabs by their values, if the element begins with a list of them:
 * `<Tabs><TabsList><TabsTrigger value="a">A</TabsTrigger></TabsList>`. Undefined for any other tag.
 *
 * @param text the page from this tag on
 */
export function composedLabels(tag: JsxTag, text: string): ReadonlyMap<string, string> | undefined {
  if (tag.kind !== 'open') return undefined;
  const [written] = list.exec(text.slice(tag.end)) ?? [];
  const labels = [...(written ?? '').matchAll(trigger)].map(
    ([, , value = '', content = '']) => [value, labelText(content) || value] as const,
  );
  return labels.length > 0 ? new Map(labels) : undefined;
}

/** A label may have an icon beside its words. */
function labelText(content: string): string {
  return content
    .replace(/<[^>]*>|\{[^{}]*\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Drops the list that named the tabs around it; false for other tags. */
export function readTabList({ kind }: JsxTag, text: string, reading: Reading): boolean {
  const [written] = list.exec(text) ?? [];
  if (kind !== 'open' || written === undefined) return false;
  if (!reading.open.at(-1)?.labels) return false;
  continueAfter(text, written.length, reading);
  return true;
}

/** Takes the content of such a tab, `<TabsContent value="a">`, for a tab with its label. */
export function composedTab(tag: JsxTag, labels: ReadonlyMap<string, string> | undefined): JsxTag {
  const value = tag.attributes.get('value');
  const isContent = /^(?:TabsContent|Tabs\.(?:Content|Panel))$/.test(tag.name);
  return isContent && typeof value === 'string' && labels?.has(value) ? { ...tag, name: 'TabItem' } : tag;
}
