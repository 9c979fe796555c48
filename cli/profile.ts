import type { BuildReport } from '../src/index.ts';
import { table } from './table.ts';

/** What a build took, as two tables: time and memory by stage, and the pages that took longest. */
export function profileText({ timings, slowest }: Pick<BuildReport, 'timings' | 'slowest'>): string {
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
    ...(pageRows.length > 0 ? [table(['slowest pages, ms', 'parse', 'draw'], pageRows)] : []),
  ];
  return `${tables.join('\n')}\n`;
}
