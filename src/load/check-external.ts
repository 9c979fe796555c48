import { join } from 'node:path';
import { type ExternalLink, externalLinks } from '../assemble/links/external-links.ts';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import { realNow } from '../effects/real-now.ts';
import { type RequestUrl, requestUrl, type UrlAnswer } from '../effects/request-url.ts';
import { groupBy } from '../lib/group-by.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';

/** What links to other sites are checked with. */
export interface CheckExternalOptions {
  readonly files: FileSystem;
  readonly cacheDir: FilePath;
  readonly progress: Progress;
  readonly signal?: AbortSignal | undefined;
  readonly request?: RequestUrl;
  readonly now?: () => number;
  /** Waits before a request is repeated; by default with a timer. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** A page that answered is not asked again for a week. */
const validFor = 7 * 24 * 60 * 60 * 1000;

/** Requests under way: in all, and to one host. */
const maxRequests = 16;
const maxPerHost = 3;

/** Addresses of one host without an answer, after which its others are not requested. */
const maxFailures = 3;

/** The pauses before a request is repeated, and the longest that a server may ask for. */
const pauses = [1000, 3000];
const longestPause = 10_000;

/**
 * Requests every web address that the site names, and reports those that are gone or do not answer. Addresses
 * that answered within a week are not requested again, nor are the other addresses of a host that gives up.
 */
export async function checkExternal(
  site: Site,
  options: CheckExternalOptions,
): Promise<readonly Diagnostic[]> {
  const { files, cacheDir, progress, now = realNow } = options;
  const links = externalLinks(site);
  const file = join(cacheDir, 'external-links.json') as FilePath;
  const known = readAnswered(await files.readText(file), now() - validFor);
  const asked = links.filter(({ url }) => !known.has(url));
  progress.stage('links', asked.length);
  const diagnostics: Diagnostic[] = [];
  const hosts = createHostMemory();
  try {
    await forEachLink(asked, async (link) => {
      const { host } = new URL(link.url);
      const answer = hosts.refusal(host) ?? (await ask(link.url, options));
      hosts.add(host, answer);
      const problem = problemOf(answer, link.url);
      if (problem === undefined) known.set(link.url, now());
      else for (const place of link.places) diagnostics.push({ ...problem, place });
      progress.advance(1);
    });
  } finally {
    // Those that answered before an interruption are kept, too.
    await files.replace(file, JSON.stringify(Object.fromEntries(known)));
  }
  return applySeverity(sortDiagnostics(diagnostics), site.config);
}

/** Reads when each address answered. Everything else in a damaged file is ignored. */
function readAnswered(text: string | undefined, since: number): Map<string, number> {
  const entries = Object.entries(plainJson(text));
  return new Map(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > since),
  );
}

function plainJson(text: string | undefined): object {
  try {
    return Object(text === undefined ? {} : JSON.parse(text));
  } catch (error) {
    // The file is only a cache.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Runs a task for each link, with few requests at a time, and fewer to one host. */
async function forEachLink(links: readonly ExternalLink[], run: (link: ExternalLink) => Promise<void>) {
  const hosts = [...groupBy(links, ({ url }) => new URL(url).host).values()].map((own) => [...own]);
  // The links of a host are here once for each request to it that may be under way.
  const queues = hosts.flatMap((queue) =>
    Array.from({ length: Math.min(maxPerHost, queue.length) }, () => queue),
  );
  const work = async () => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift())
      for (let link = queue.shift(); link !== undefined; link = queue.shift()) await run(link);
  };
  await Promise.all(Array.from({ length: maxRequests }, work));
}

/** Remembers which hosts do not answer any further request. */
function createHostMemory() {
  const answering = new Set<string>();
  const failures = new Map<string, number>();
  const refusals = new Map<string, UrlAnswer>();
  return {
    /** Returns the answer that further addresses of a host would get. */
    refusal: (host: string) => refusals.get(host),
    add(host: string, answer: UrlAnswer): void {
      if (answer.kind === 'answer') answering.add(host);
      else failures.set(host, (failures.get(host) ?? 0) + 1);
      // A hundred links to a host that is down would take half an hour.
      const isDown = !answering.has(host) && (failures.get(host) ?? 0) >= maxFailures;
      if (isDown || isOverLimit(answer)) refusals.set(host, answer);
    },
  };
}

/** Whether a host counts requests, and answers no more before the check ends. */
function isOverLimit(answer: UrlAnswer): boolean {
  return answer.kind === 'answer' && answer.status === 429 && wishedPause(answer) > longestPause;
}

/** How many milliseconds a server asks to wait. */
function wishedPause(answer: UrlAnswer): number {
  return answer.kind === 'answer' ? (answer.retryAfter ?? 0) * 1000 : 0;
}

async function ask(url: string, options: CheckExternalOptions): Promise<UrlAnswer> {
  const { request = requestUrl, signal, wait = pause } = options;
  for (let attempt = 0; ; attempt += 1) {
    const head = await request(url, 'HEAD', signal);
    // Some servers answer HEAD with an error although the page is there.
    const answer = isRefusedHead(head) ? await request(url, 'GET', signal) : head;
    const shortest = pauses[attempt];
    if (!isPassing(answer) || shortest === undefined) return answer;
    const wished = wishedPause(answer);
    if (wished > longestPause) return answer;
    await wait(Math.max(shortest, wished));
    signal?.throwIfAborted();
  }
}

/** Whether GET may get another answer. A host that counts requests would count one more. */
function isRefusedHead(answer: UrlAnswer): boolean {
  return answer.kind === 'answer' && answer.status >= 400 && answer.status !== 429;
}

/** Whether the same request may succeed later. */
function isPassing(answer: UrlAnswer): boolean {
  if (answer.kind === 'failed') return !isIdle(answer);
  return answer.status === 429 || answer.status >= 500;
}

/** Nothing listens at this address of this machine. That says nothing about the reader's. */
function isIdle(answer: Extract<UrlAnswer, { kind: 'failed' }>): boolean {
  return answer.code === 'ECONNREFUSED' && /\b127\.0\.0\.1\b|::1\b/.test(answer.reason);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function problemOf(answer: UrlAnswer, url: string): Omit<Diagnostic, 'place'> | undefined {
  if (answer.kind === 'failed') return isIdle(answer) ? undefined : unreachable(url, answer.reason);
  const { status } = answer;
  if (status === 404 || status === 410)
    return {
      severity: 'error',
      code: 'external-link',
      message: `"${url}" no longer exists: the server answers ${status}.`,
      hint: 'Correct or remove the link.',
    };
  // Other errors, such as 403, mean that a server answers browsers alone.
  return status === 429 || status >= 500 ? unreachable(url, `the server answers ${status}`) : undefined;
}

function unreachable(url: string, reason: string): Omit<Diagnostic, 'place'> {
  return {
    severity: 'warning',
    code: 'external-unreachable',
    message: `"${url}" cannot be checked: ${reason}.`,
    hint: 'Check again later, or correct the link.',
  };
}
