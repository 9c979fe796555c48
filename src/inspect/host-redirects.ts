import { posix } from 'node:path';
import { isInside } from '../lib/path.ts';
import type { InspectedTree, Unplaced } from './inspected-tree.ts';
import { listOf, readConfig, settingsOf } from './read-config.ts';
import { expandRedirect, type PatternRedirect } from './redirect-patterns.ts';
import type { TreeFiles } from './tree-files.ts';
import { joinPath, parseJsonRecord, textValue } from './tree-pages.ts';

type SiteRedirect = NonNullable<InspectedTree['settings']['redirects']>[number];

/** Redirects of a tree, and those that its new site does not have. */
export interface HostRedirects {
  readonly redirects: readonly SiteRedirect[];
  readonly unplaced: readonly Unplaced[];
}

const configName = /^(?:vercel\.json|next\.config\.[cm]?[jt]s)$/;

/**
 * Reads the redirects in `vercel.json` and `next.config.*` of the folders around the pages. A pattern becomes
 * a redirect to each page that it leads to. The addresses of pages stay theirs.
 */
export async function hostRedirects(
  read: Pick<InspectedTree, 'root' | 'products' | 'pages' | 'settings'>,
  tree: TreeFiles,
): Promise<HostRedirects> {
  const places = [read.root, ...read.products.map(({ content }) => content)];
  const files = tree.paths.filter(
    (file) => configName.test(posix.basename(file)) && places.some((place) => isAround(file, place)),
  );
  const written = (await Promise.all(files.map((file) => writtenRedirects(file, tree)))).flat();
  const pages = read.pages.flatMap(({ path }) => path ?? []);
  const site = { pages, isComplete: pages.length === read.pages.length };
  const known = new Set([...pages, ...(read.settings.redirects ?? []).map(({ from }) => from)]);
  const redirects: SiteRedirect[] = [];
  const unplaced: Unplaced[] = [];
  for (const redirect of written) {
    const expanded = expandRedirect(redirect, site);
    if (expanded === undefined) unplaced.push(toUnplaced(redirect));
    for (const { from, to } of expanded ?? []) {
      if (known.has(from)) continue;
      known.add(from);
      redirects.push({ from, to });
    }
  }
  const kept = site.isComplete ? leadingToPages(redirects, site.pages) : redirects;
  return { redirects: kept, unplaced };
}

function isAround(file: string, place: string): boolean {
  const folder = posix.dirname(file);
  return folder === '.' || folder === place || isInside(folder, place);
}

async function writtenRedirects(file: string, tree: TreeFiles): Promise<PatternRedirect[]> {
  const settings = file.endsWith('.json')
    ? parseJsonRecord((await tree.textOf(file)) ?? '')
    : settingsOf((await readConfig(file, tree, { call: ['redirects'] })).value);
  return listOf(settings.redirects).flatMap((value): PatternRedirect[] => {
    const { source, destination, has, missing } = settingsOf(value);
    const [from, to] = [textValue(source), textValue(destination)];
    if (from === undefined || to === undefined) return [];
    return [{ file, from, to, isConditional: listOf(has).length + listOf(missing).length > 0 }];
  });
}

function toUnplaced({ file, from, to }: PatternRedirect): Unplaced {
  return {
    kind: 'setting',
    name: `redirects: ${from} → ${to}`,
    reason: 'without an equivalent in site.yaml',
    place: { file, line: 1 },
  };
}

/** Leaves out redirects to parts of the website that are not in the tree, such as a blog. */
function leadingToPages(
  redirects: readonly SiteRedirect[],
  pages: readonly string[],
): readonly SiteRedirect[] {
  const shown = new Set(pages);
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  const isShown = (to: string, hops: number): boolean => {
    if (!to.startsWith('/')) return true;
    const path = joinPath(to.split(/[?#]/, 1)[0] ?? '');
    const further = next.get(path);
    return shown.has(path) || (further !== undefined && hops > 0 && isShown(further, hops - 1));
  };
  return redirects.filter(({ to }) => isShown(to, 5));
}
