import type { BuildReport } from '../src/index.ts';
import { visibleControls } from './visible-controls.ts';

type Impact = NonNullable<BuildReport['impact']>;

/** Formats what differs from an earlier report as Markdown for a pull request. */
export function impactText({ pages, demos, rows }: Impact): string {
  if (pages.length + demos.length + rows.length === 0) return 'The documentation does not change.\n';
  const counts = [
    counted(pages.length, 'page'),
    counted(demos.length, 'demo'),
    counted(rows.length, 'API row'),
  ].filter((text) => text !== undefined);
  return [
    `${counts.join(', ')} of the documentation ${pages.length + demos.length + rows.length === 1 ? 'differs' : 'differ'}.\n`,
    ...section(
      'Pages',
      pages.map(({ path, difference }) => `- \`${withSlash(path)}\` ${difference}`),
    ),
    ...section(
      'Demos',
      demos.map(({ id, difference, pages: shown }) => {
        const places = shown.map((path) => `\`${withSlash(path)}\``).join(', ');
        return `- \`${id.replace(/^demo:/, '')}\` ${difference}, on ${places}`;
      }),
    ),
    ...section('API', rowLines(rows)),
  ].join('\n');
}

/** A line for each page: `/ui/api/button/`: `color` changed, `size` added */
function rowLines(rows: Impact['rows']): string[] {
  const pages = new Map<string, string[]>();
  for (const { path, name, difference } of rows)
    pages.set(path, [...(pages.get(path) ?? []), `\`${name}\` ${difference}`]);
  return [...pages].map(([path, changes]) => `- \`${withSlash(path)}\`: ${changes.join(', ')}`);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`### ${title}\n\n${visibleControls(lines.join('\n'))}\n`];
}

function counted(count: number, name: string): string | undefined {
  return count === 0 ? undefined : `${count} ${name}${count === 1 ? '' : 's'}`;
}

function withSlash(path: string): string {
  return path === '/' ? path : `${path}/`;
}
