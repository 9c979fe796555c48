import { join, posix } from 'node:path';
import { cached } from '../cache/cached.ts';
import type { Store } from '../cache/create-store.ts';
import { commitsKey, outdatedKey } from '../cache/store-keys.ts';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { type CommitHistory, gitHistory, type LastCommit } from '../effects/git-history.ts';
import { firstCharacters } from '../lib/first-characters.ts';
import { groupBy } from '../lib/group-by.ts';
import { hashParts } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import { relativePath } from '../lib/relative-path.ts';
import type { Config } from '../model/config.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { withLineFeeds } from '../parse/author-text.ts';
import { sourceRoots } from '../read/source-roots.ts';
import { type OutdatedParagraph, outdatedParagraphs } from '../validate/outdated-paragraphs.ts';

/** What translations are checked with. */
export interface CheckTranslationsOptions {
  readonly config: Config;
  readonly files: Pick<FileSystem, 'readText'>;
  /** The hashes of the sources. */
  readonly sources: { get(path: SourcePath): Pick<SourceFile, 'hash'> | undefined };
  readonly store: Store;
  readonly tool: string;
  readonly history?: CommitHistory;
}

/** A page and its translation. */
interface Pair {
  readonly original: SourcePath;
  readonly translation: SourcePath;
}

/** The last commit of a source, and the folder in which its history was read. */
interface Committed extends LastCommit {
  readonly root: FilePath;
  /** Path in the folder. */
  readonly path: string;
}

/** A pair whose original was committed after its translation, with the last commits of both. */
interface LaterPair extends Pair {
  readonly committed: Readonly<Record<keyof Pair, Committed>>;
}

/**
 * Reports the paragraphs whose original changed after the last commit of their translation. Without a history
 * there is nothing to compare with. What was found is stored until a commit or an edit of these pages.
 */
export async function checkTranslations(
  { pages }: Pick<Site, 'pages'>,
  options: CheckTranslationsOptions,
): Promise<readonly Diagnostic[]> {
  const pairs = pages.flatMap(({ document, translationOf, reference }): Pair[] =>
    translationOf === undefined || reference
      ? []
      : [{ original: translationOf, translation: document.source }],
  );
  if (pairs.length === 0) return [];
  const commits = await committedSources(options);
  const later = pairs.flatMap((pair) => laterPair(pair, commits) ?? []);
  if (later.length === 0) return [];
  const key = outdatedKey(identityOf(later, options));
  const found = await cached(options.store, key, () => compareTexts(later, options));
  const problems = later.flatMap((pair, index) => (found[index] ?? []).map((one) => problem(one, pair)));
  return applySeverity(sortDiagnostics(problems), options.config);
}

function laterPair(pair: Pair, commits: ReadonlyMap<string, Committed>): LaterPair | undefined {
  const [original, translation] = [commits.get(pair.original), commits.get(pair.translation)];
  if (!original || !translation || original.commit === translation.commit) return undefined;
  // Two commits may have the same second; the comparison of texts finds nothing then if they were in order.
  return original.time >= translation.time ? { ...pair, committed: { original, translation } } : undefined;
}

/** Identifies what the comparison of these pairs depends on. */
function identityOf(
  pairs: readonly LaterPair[],
  { sources, tool }: Pick<CheckTranslationsOptions, 'sources' | 'tool'>,
): string {
  const parts = pairs.flatMap(({ original, translation, committed }) => [
    ...committedFiles(committed).flatMap(({ root, path, commit }) => [root, path, commit]),
    ...[original, translation].map((source) => sources.get(source)?.hash ?? ''),
  ]);
  return hashParts([tool, ...parts]);
}

/** The files of a pair as they were when its translation was committed. */
function committedFiles({ original, translation }: LaterPair['committed']) {
  return [original, translation].map(({ root, path }) => ({ root, path, commit: translation.commit }));
}

/** Compares the texts of each pair. git starts once for all, since a site may have thousands of them. */
async function compareTexts(
  pairs: readonly LaterPair[],
  { config, files, history = gitHistory }: CheckTranslationsOptions,
): Promise<OutdatedParagraph[][]> {
  const wanted = pairs.flatMap(({ committed }) => committedFiles(committed));
  const texts = new Map<(typeof wanted)[number], string | undefined>();
  for (const [root, inRoot] of groupBy(wanted, (file) => file.root)) {
    const found = await history.textsAt(root, inRoot);
    for (const [index, file] of inRoot.entries()) texts.set(file, found[index]);
  }
  const read = (source: SourcePath) => files.readText(join(config.contentDir, source) as FilePath);
  const compared: OutdatedParagraph[][] = [];
  // In turn, since a system may allow 256 open files.
  for (const [index, { original, translation }] of pairs.entries()) {
    const [before, committed] = wanted.slice(2 * index, 2 * index + 2).map((file) => texts.get(file));
    const [now, translated] = await Promise.all([read(original), read(translation)]);
    const isComplete =
      before !== undefined && now !== undefined && translated !== undefined && committed !== undefined;
    // A translator who is at work knows the original. On Windows, git may write other line endings.
    const isAsCommitted = isComplete && withLineFeeds(translated) === withLineFeeds(committed);
    compared.push(isAsCommitted ? outdatedParagraphs({ before, now, translation: translated }) : []);
  }
  return compared;
}

const messages = {
  changed: 'The original of this paragraph has changed since it was translated.',
  added: 'The original has a new paragraph.',
  removed: 'The original no longer has this paragraph.',
} as const;

function problem({ kind, translation, original }: OutdatedParagraph, pair: Pair): Diagnostic {
  const place = { file: displayPath(pair.translation), line: translation?.line ?? 1, column: 1 };
  return {
    severity: 'warning',
    code: 'translation-outdated',
    message: messages[kind],
    hint: original ? `Translate "${firstWords(original.text)}"` : 'Remove it.',
    place,
    ...(original && {
      related: [
        {
          message: 'The paragraph of the original.',
          place: { file: displayPath(pair.original), line: original.line, column: 1 },
        },
      ],
    }),
  };
}

function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const start = firstCharacters(line, 100);
  return start === line ? line : `${start.replace(/\s\S*$/, '')} …`;
}

/**
 * Finds the last commit of each source. A long history is slow to read, so it is kept until the next commit.
 */
async function committedSources({
  config,
  store,
  tool,
  history = gitHistory,
}: CheckTranslationsOptions): Promise<ReadonlyMap<string, Committed>> {
  const found = await Promise.all(
    sourceRoots(config).map(async (root) => {
      const state = await history.state(root);
      if (state === undefined) return [];
      const key = commitsKey(hashParts([tool, root, state]));
      const commits = await cached(store, key, async () => [...(await history.lastCommits(root))]);
      const folder = relativePath(config.contentDir, root);
      return commits.map(([path, last]) => [posix.join(folder, path), { ...last, root, path }] as const);
    }),
  );
  return new Map(found.flat());
}
