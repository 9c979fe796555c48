import type { BuildReport } from '../src/index.ts';
import { table } from './table.ts';

type Weights = NonNullable<BuildReport['weights']>;

/** What pages and demos make a reader load, as two tables; kilobytes of 1,000 bytes, compressed with gzip. */
export function sizesText({ pages, demos }: Weights): string {
  const pageRows = pages.map(({ path, html, css, eagerScript, lazyScript, islands }) => [
    path,
    kilobytes(html),
    kilobytes(css),
    kilobytes(eagerScript),
    kilobytes(lazyScript),
    String(islands),
  ]);
  const demoRows = demos.map(({ id, own, total }) => [
    id.replace(/^demo:/, ''),
    kilobytes(own),
    kilobytes(total),
  ]);
  const tables = [
    table(['page, kB gzip', 'HTML', 'CSS', 'script', 'in view', 'islands'], pageRows),
    ...(demoRows.length > 0 ? [table(['demo, kB gzip', 'own', 'in all'], demoRows)] : []),
  ];
  return `${tables.join('\n')}\n`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
