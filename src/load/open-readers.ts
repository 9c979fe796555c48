import { evaluateModule } from '../bundle/esbuild/evaluate-module.ts';
import type { SiteCache } from '../cache/open-site-cache.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import type { ExtractApi } from '../model/api-extraction.ts';
import type { Config } from '../model/config.ts';
import { createDocumentReader, type DocumentReader } from '../parse/document-reader.ts';
import { createPageParser, type PageParser } from '../parse/page-parser.ts';
import { parseOptions } from '../parse/parse-task.ts';
import { createSourceReader, type SourceReader, type SourceReaderOptions } from '../read/source-reader.ts';
import type { ThreadedTaskRunner } from '../workers/create-task-runner.ts';
import { createExtraction, type Extraction } from './create-extraction.ts';
import { type SiteExtensions, siteExtensions } from './site-extensions.ts';

/** What reads a site. Between two builds each of them keeps what it has read. */
export interface Readers {
  readonly sources: SourceReader;
  readonly pages: PageParser;
  /** Also checks the code samples in pages, which takes longer. */
  readonly checkedPages: PageParser;
  readonly documents: DocumentReader;
  /** Extracts API documents from TypeScript, on a thread that starts when it is needed. */
  readonly extractApi: ExtractApi;
  /** Prepares the extraction for the first change of a library beside the site. */
  readonly warmExtraction: Extraction['warmUp'];
  /** The files that the last API documents were made from. */
  readonly extractedFiles: Extraction['files'];
  /** Checks the types of modules, on the same thread. */
  readonly checkTypes: Extraction['checkTypes'];
  /** The functions of the site; undefined for a site without any. */
  extensions(): Promise<SiteExtensions | undefined>;
}

/** What readers need. */
export interface ReaderOptions extends Pick<SourceReaderOptions, 'onListed'> {
  readonly files: FileSystem;
  readonly progress: Progress;
  readonly cache: Pick<SiteCache, 'hashes' | 'store' | 'place'>;
  /** Identifies this program and the runtime. */
  readonly tool: string;
  readonly tasks: Pick<ThreadedTaskRunner, 'parsePages' | 'runModule' | 'functionsOf'>;
  /** True if only one build follows: threads need not wait for another one. */
  readonly isOnce: boolean;
}

/** Readers with the end of what they have started. */
export interface OpenReaders {
  readonly readers: Readers;
  close(): Promise<void>;
}

/** Creates what reads a site. It reads nothing yet. The caller closes it. */
export function openReaders(config: Config, options: ReaderOptions): OpenReaders {
  const { files, progress, cache, tool, tasks, isOnce, onListed } = options;
  const { hashes, store, place } = cache;
  const { functionsOf, parsePages } = tasks;
  const extensions = siteExtensions(config, { files, store, placeModule: place, functionsOf });
  const planner = async () => (await extensions())?.planner;
  const parsing = { files, store, tool, progress, parsePages, planner };
  const pageOptions = parseOptions(config);
  const extraction = createExtraction(config, { files, hashes, store, tool }, { isOnce });
  const readers: Readers = {
    sources: createSourceReader(config, { files, hashOf: hashes.of, onListed }),
    pages: createPageParser({ ...parsing, options: pageOptions }),
    checkedPages: createPageParser({ ...parsing, options: { ...pageOptions, samples: 'checked' } }),
    documents: createDocumentReader({
      files,
      store,
      tool,
      evaluate: (file) => evaluateModule(file, config.root, tasks.runModule),
    }),
    extractApi: extraction.extractApi,
    warmExtraction: extraction.warmUp,
    extractedFiles: extraction.files,
    checkTypes: extraction.checkTypes,
    extensions,
  };
  return { readers, close: extraction.close };
}
