import {
  type Builder,
  type BuildFlags,
  type BuildReport,
  createBuilder,
  loadConfig,
} from '../../src/index.ts';
import type { WorkOptions } from '../../src/public.ts';
import { configErrorReport, withConfigWarnings } from '../report.ts';
import { inUtc } from './in-utc.ts';
import { siteFolder } from './site-folder.ts';

/** The work on a site. */
export interface SiteWork {
  /** The function that a program called. */
  readonly caller: 'build' | 'check';
  readonly options: WorkOptions;
  readonly flags: Omit<BuildFlags, 'environment' | 'strict'>;
  run(builder: Builder): Promise<BuildReport>;
}

/** Runs work with the builder of a site, unless the configuration has errors, and closes the builder. */
export function runOnSite(root: string, { caller, options, flags, run }: SiteWork): Promise<BuildReport> {
  const { environment = process.env, strict = false, signal, onStage, onWarning } = options;
  return inUtc(async () => {
    signal?.throwIfAborted();
    const config = await loadConfig(siteFolder(root, caller), { ...flags, environment, strict });
    if (config.value === undefined) return configErrorReport(config.diagnostics);
    const progress = {
      stage: (name: string, steps?: number) => onStage?.(name, steps),
      advance() {},
      warn: (sentence: string) => onWarning?.(sentence),
    };
    const builder = await createBuilder(config.value, { progress, isOnce: true, ...(signal && { signal }) });
    try {
      return withConfigWarnings(await run(builder), config.diagnostics);
    } finally {
      await builder.close();
    }
  });
}
