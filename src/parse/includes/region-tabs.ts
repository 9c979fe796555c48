import { titleWords } from '../../lib/title-words.ts';
import { createBlockState, isCode, isInFence } from '../directives/block-state.ts';
import type { OriginLine } from '../page/author-lines.ts';

/** True for a text with regions of tabs. A fast check: most pages have none. */
export function mayHaveRegions(text: string): boolean {
  return text.includes('<!-- ::start:');
}

const start = /^<!-- ::start:(framework|tabs)\b([^>]*)-->\s*$/;

/**
 * Writes the regions of TanStack, `<!-- ::start:framework -->` up to `<!-- ::end:framework -->`, as tabs: the
 * headings in a region are their labels. In a region of packages, lines such as `react: acme` are.
 */
export function regionTabs(lines: readonly OriginLine[]): readonly OriginLine[] {
  const shown: OriginLine[] = [];
  let state = createBlockState();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const [opening, kind = '', settings = ''] = isInFence(line.text, state)
      ? []
      : (start.exec(line.text) ?? []);
    const end =
      opening === undefined ? -1 : lines.findIndex((each, index) => index > at && isEnd(each, kind));
    const tabs = end === -1 ? undefined : tabsOf(lines.slice(at + 1, end), kind, settings);
    if (tabs === undefined) shown.push(line);
    else {
      for (const each of tabs) shown.push(each);
      at = end;
      state = createBlockState();
    }
  }
  return shown;
}

function isEnd({ text }: OriginLine, kind: string): boolean {
  return text.startsWith(`<!-- ::end:${kind} `);
}

/** The lines of tabs; undefined for a region without labels. */
function tabsOf(content: readonly OriginLine[], kind: string, settings: string): OriginLine[] | undefined {
  const labelled = /variant="package-managers?"/.test(settings) ? packageTabs(content) : headingTabs(content);
  const [first] = labelled;
  if (first === undefined) return undefined;
  const { origin } = first.label;
  const blank = { text: '', origin };
  const line = (text: string) => ({ text, origin });
  const opening = kind === 'framework' ? ':::tabs {storageKey="framework"}' : ':::tabs';
  const tabs = labelled.flatMap(({ label, lines }) => [
    { text: `:::tab ${label.text}`, origin: label.origin },
    ...lines,
    { text: ':::', origin: label.origin },
  ]);
  return [blank, line(opening), ...tabs, line(':::'), blank];
}

interface LabelledLines {
  readonly label: OriginLine;
  readonly lines: OriginLine[];
}

/** The headings of the highest level begin tabs. */
function headingTabs(content: readonly OriginLine[]): LabelledLines[] {
  const tabs: (LabelledLines & { readonly depth: number })[] = [];
  const state = createBlockState();
  for (const line of content) {
    const [, signs, title = ''] = isCode(line.text, state) ? [] : (/^(#{1,6}) +(.+)$/.exec(line.text) ?? []);
    const depth = signs?.length;
    if (depth !== undefined && depth <= (tabs[0]?.depth ?? 6))
      tabs.push({ label: { ...line, text: title.trim() }, lines: [], depth });
    else tabs.at(-1)?.lines.push(line);
  }
  return tabs;
}

function packageTabs(content: readonly OriginLine[]): LabelledLines[] {
  return content.flatMap(({ text, origin }) => {
    const [, name, packages = ''] = /^([\w-]+):\s*(\S.*)$/.exec(text) ?? [];
    if (name === undefined) return [];
    const lines = ['```bash', `npm install ${packages}`, '```'].map((line) => ({ text: line, origin }));
    return [{ label: { text: titleWords(name), origin }, lines }];
  });
}
