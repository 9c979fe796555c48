import { join, posix, relative, sep } from 'node:path';
import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { commitsKey } from '../cache/store-keys.ts';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { type CommitHistory, gitHistory, type LastCommit } from '../effects/git-history.ts';
import { hashParts } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import { sourceRoots } from '../read/source-roots.ts';
import { type OutdatedParagraph, outdatedParagraphs } from '../validate/outdated-paragraphs.ts';

/** What translations are checked with. */
export interface CheckTranslationsOptions {
  readonly config: Config;
  readonly files: Pick<FileSystem, 'readText'>;
  readonly store: Pick<Store, 'get' | 'put'>;
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

/**
 * Reports the paragraphs whose original changed after the last commit of their translation. Without a history
 * there is nothing to compare with.
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
  const found = pairs.map((pair) => {
    const [original, translation] = [commits.get(pair.original), commits.get(pair.translation)];
    // Two commits may have the same second; the comparison of texts finds nothing then if they were in order.
    const isLater =
      original && translation && original.commit !== translation.commit && original.time >= translation.time;
    return isLater ? checkPair(pair, { original, translation }, options) : [];
  });
  return applySeverity(sortDiagnostics((await Promise.all(found)).flat()), options.config);
}

async function checkPair(
  pair: Pair,
  { original, translation }: Readonly<Record<keyof Pair, Committed>>,
  { config, files, history = gitHistory }: CheckTranslationsOptions,
): Promise<Diagnostic[]> {
  const read = (source: SourcePath) => files.readText(join(config.contentDir, source) as FilePath);
  const [before, now, translated, committed] = await Promise.all([
    history.textAt(original.root, original.path, translation.commit),
    read(pair.original),
    read(pair.translation),
    history.textAt(translation.root, translation.path, translation.commit),
  ]);
  if (before === undefined || now === undefined || translated === undefined) return [];
  // A translator who is at work knows the original.
  if (translated !== committed) return [];
  return outdatedParagraphs({ before, now, translation: translated }).map((one) => problem(one, pair));
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
  return line.length <= 100 ? line : `${line.slice(0, 100).replace(/\s\S*$/, '')} …`;
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
      const known = decodeJson<(readonly [string, LastCommit])[]>(await store.get(key));
      const commits = known ?? [...(await history.lastCommits(root))];
      if (!known) await store.put(key, encodeJson(commits));
      const folder = relative(config.contentDir, root).split(sep).join('/');
      return commits.map(([path, last]) => [posix.join(folder, path), { ...last, root, path }] as const);
    }),
  );
  return new Map(found.flat());
}
