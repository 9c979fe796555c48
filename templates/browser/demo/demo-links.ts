import { showCode } from './demo-code.ts';
import { parseDemoHash } from './demo-hash.ts';

/** Follows deep links: `#Name`, `#Name.tsx` and `#Name.js` open the code of a demo and lead to it. */
export function startDemoLinks(): void {
  addEventListener('hashchange', followHash);
  followHash();
}

function followHash(): void {
  const link = parseDemoHash(location.hash);
  const demo = link && document.getElementById(link.id);
  if (!demo?.matches('.demo')) return;
  showCode(demo, 'open');
  // No element has the id with the ending, so the browser has gone nowhere.
  if (link?.variant !== undefined) demo.scrollIntoView({ behavior: 'instant' });
}
