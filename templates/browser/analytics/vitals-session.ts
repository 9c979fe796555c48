import type { PageStorage } from '../lib/page-storage.ts';

const key = 'docs-vitals';

/** Whether this session reports web vitals: drawn by lot on its first page, the same on the others. */
export function reportsVitals(share: number, storage: PageStorage, random: () => number): boolean {
  const kept = storage.read(key);
  if (kept !== null) return kept === 'yes';
  const isRendered = random() < share;
  storage.write(key, isRendered ? 'yes' : 'no');
  return isRendered;
}
