import { nearestName } from '../lib/nearest-name.ts';
import { displayPath, toSitePath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import { UserError } from '../model/diagnostic.ts';
import type { Route } from '../model/site.ts';

/** The route that `--why` means, by the page's address or by its file; what is no page is wrong usage. */
export function findRoute(wanted: string, routes: readonly Route[], { base }: Config): Route {
  const file = wanted.replaceAll('\\', '/').replace(/^\.\//, '');
  const bare = file.startsWith(base) ? file.slice(base.length) : file;
  const paths = new Set<string>([toSitePath(file), toSitePath(`/${bare}`)]);
  const found =
    routes.find(({ path }) => paths.has(path)) ??
    // A file that is not translated has a route in every language; its own comes first.
    routes.find(
      (route) => isFileOf(route, file) && route.kind === 'doc' && route.language === route.page.language,
    );
  if (!found) throw new UserError(noPage(wanted, nearMatches(file, routes)));
  return found;
}

/** `acme/link.md`, `content/acme/link.md` and `/home/me/site/content/acme/link.md` are one file. */
function isFileOf(route: Route, file: string): boolean {
  if (route.kind !== 'doc') return false;
  const { source } = route.page.document;
  return file === source || file === displayPath(source) || file.endsWith(`/${displayPath(source)}`);
}

function noPage(wanted: string, near: readonly string[]): string {
  const hint = near.length === 0 ? '' : ` Near it: ${near.join(', ')}.`;
  return `There is no page whose address or file is ${wanted}.${hint}`;
}

/** Names a reader of the message can tell apart at a glance. */
const mostMatches = 3;

/** What was probably meant: the nearest address and file, then pages whose last word is the same. */
function nearMatches(wanted: string, routes: readonly Route[]): string[] {
  const files = routes.flatMap((route) =>
    route.kind === 'doc' ? [displayPath(route.page.document.source)] : [],
  );
  const candidates: readonly string[] = wanted.endsWith('.md') ? files : routes.map(({ path }) => path);
  const nearest = nearestName(wanted.endsWith('.md') ? wanted : toSitePath(wanted), candidates);
  const word = lastWord(wanted);
  const sameWord = word === '' ? [] : candidates.filter((candidate) => lastWord(candidate) === word);
  return [...new Set([...(nearest === undefined ? [] : [nearest]), ...sameWord])].slice(0, mostMatches);
}

function lastWord(path: string): string {
  return /([^/]*)\/?$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
