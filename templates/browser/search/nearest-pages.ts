import { editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';
import type { PreparedPart, RankedPage } from './rank-pages.ts';

/** The three pages whose titles are most like a text, the nearest first. */
export function nearestPages(query: string, parts: readonly PreparedPart[]): RankedPage[] {
  const wanted = foldText(query).trim();
  return parts
    .flatMap((part) => part.pages.map(({ page }) => ({ page, part, headings: [] })))
    .map((ranked) => ({ ranked, distance: distanceOf(foldText(ranked.page.title), wanted) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ ranked }) => ranked);
}

/** As a share of the longer text, since of a long title more letters may differ. */
function distanceOf(title: string, wanted: string): number {
  return editDistance(title, wanted) / Math.max(title.length, wanted.length, 1);
}
