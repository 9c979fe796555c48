import type { BuildReport } from '../src/index.ts';
import { table } from './table.ts';

/** Returns what a build took: time and memory by stage, the share of the fast block parser, and the slowest pages. */
export function profileText({
  timings,
  slowest,
  fastShare,
}: Pick<BuildReport, 'timings' | 'slowest' | 'fastShare'>): string {
  const total = timings.reduce((sum, { ms }) => sum + ms, 0);
  const most = Math.max(0, ...timings.map(({ megabytes }) => megabytes));
  const stages = [...timings, { stage: 'all', ms: total, megabytes: most }];
  const stageRows = stages.map(({ stage, ms, megabytes }) => [stage, String(ms), String(megabytes)]);
  const pageRows = slowest.map(({ path, parseMs, renderMs }) => [
    path,
    parseMs.toFixed(1),
    renderMs.toFixed(1),
  ]);
  const tables = [
    table(['stage', 'ms', 'MB'], stageRows),
    ...(fastShare === undefined
      ? []
      : [`fast block parser: ${(fastShare * 100).toFixed(1)} % of the text\n`]),
    ...(pageRows.length > 0 ? [table(['slowest pages, ms', 'parse', 'draw'], pageRows)] : []),
  ];
  return `${tables.join('\n')}\n`;
}
