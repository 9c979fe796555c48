import type { ApiComparisons, ApiUpdate, FrozenRelease, ProductCoverage } from '../src/index.ts';
import { counted, type Paint } from './terminal.ts';
import { visibleControls } from './visible-controls.ts';

/** Formats a result as JSON. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Number of documents that are not as the types say. */
export function differing({ added, changed, removed }: ApiUpdate): number {
  return added.length + changed.length + removed.length;
}

/** Formats what `docs api` wrote: a line for each file that is not as it was, then a summary. */
export function updateText(update: ApiUpdate, paint: Paint): string {
  const { added, changed, removed, unchanged } = update;
  const written = added.length + changed.length;
  const summary =
    differing(update) === 0
      ? ['No document has changed']
      : [
          written > 0 ? paint('success', `Wrote ${counted(written, 'document')}`) : '',
          removed.length > 0
            ? `${written > 0 ? 'removed' : 'Removed'} ${counted(removed.length, 'document')}`
            : '',
          unchanged.length > 0 ? `${unchanged.length} unchanged` : '',
        ];
  return `${filesText(update, paint)}${summary.filter((part) => part !== '').join(', ')}.\n`;
}

/** Formats what `docs api` would write. */
export function staleText(update: ApiUpdate, paint: Paint): string {
  const count = differing(update);
  if (count === 0) return `${filesText(update, paint)}${paint('success', 'All documents are current')}.\n`;
  const sentence =
    count === 1
      ? 'differs from the types. Run docs api to update it'
      : 'differ from the types. Run docs api to update them';
  return `${filesText(update, paint)}${paint('error', counted(count, 'document'))} ${sentence}.\n`;
}

function filesText({ added, changed, removed, foreign }: ApiUpdate, paint: Paint): string {
  const list = (word: string, files: readonly string[]) =>
    files.map((file) => `${paint('strong', word.padEnd(9))}${visibleControls(file)}\n`).join('');
  const notes =
    foreign.length === 0
      ? ''
      : 'docs api did not write the kept documents. Delete them to have it write them.\n';
  const lines =
    list('new', added) + list('changed', changed) + list('removed', removed) + list('kept', foreign);
  return lines === '' ? '' : `${lines}${notes}\n`;
}

/** Returns comparisons as Markdown. */
export function comparisonText({ comparisons }: ApiComparisons): string {
  return comparisons.map(({ markdown }) => visibleControls(markdown)).join('\n');
}

/** Formats frozen releases, a line each. */
export function frozenText(label: string, releases: readonly FrozenRelease[], paint: Paint): string {
  return releases
    .map(({ file, isNew, documents }) => {
      const done = isNew
        ? `${paint('success', `Froze ${label}`)} with ${counted(documents, 'document')}`
        : `${label} is frozen already`;
      return `${done} → ${visibleControls(file)}\n`;
    })
    .join('');
}

/** Formats the props that no demo sets: a line for each component that has such props. */
export function coverageText(products: readonly ProductCoverage[], paint: Paint): string {
  return products.map((product) => productText(product, paint)).join('\n');
}

function productText({ name, components }: ProductCoverage, paint: Paint): string {
  const [all, lacking] = components.reduce(
    ([sum, without], { props, withoutDemo }) => [sum + props, without + withoutDemo.length],
    [0, 0],
  );
  const title = paint('strong', visibleControls(name));
  const summary = `${title}: demos show ${all - lacking} of ${counted(all, 'prop')}\n`;
  const listed = components.filter(({ withoutDemo }) => withoutDemo.length > 0);
  const width = listed.reduce((widest, { component }) => Math.max(widest, component.length), 0);
  const lines = listed.map(({ component, props, withoutDemo }) => {
    const shown = `${props - withoutDemo.length}/${props}`;
    return visibleControls(`  ${component.padEnd(width)}  ${shown.padStart(7)}  ${withoutDemo.join(', ')}\n`);
  });
  return `${summary}${lines.join('')}`;
}
