import type { Keep } from '../cache/open-cache.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { OutputFile, OutputManifest, WritePlan } from '../model/output.ts';
import type { FilePath } from '../model/path.ts';
import { applyWrites } from './apply-writes.ts';
import { checkObstacles } from './open-out-dir.ts';
import type { OutputPlace } from './output-manifest.ts';
import { planWrites } from './plan-writes.ts';
import type { WriteOutputs } from './write-outputs.ts';

/** What writing a site needs. */
export interface SiteWriterOptions {
  readonly files: FileSystem;
  readonly place: OutputPlace;
  /** The folder of the site, from which messages name the output folder. */
  readonly root: FilePath;
  readonly writeOutputs: WriteOutputs;
  readonly signal?: AbortSignal | undefined;
  readonly keep?: Keep | undefined;
  /** Some pages of the site are missing, as with `--only`: their files stay. */
  readonly isPartial: boolean;
}

/** Writes the files that differ from the previous build, and returns what was done. */
export type WriteSite = (files: readonly OutputFile[], previous: OutputManifest) => Promise<WritePlan>;

/** Creates the write stage. */
export function createSiteWriter(options: SiteWriterOptions): WriteSite {
  const { files, place, root, writeOutputs, signal, keep, isPartial } = options;
  return async (outputs, previous) => {
    const wanted = isPartial ? withoutPolicy(outputs, previous) : outputs;
    const plan = planWrites(wanted, previous, () => !isPartial);
    checkObstacles(plan, previous, { root, outDir: place.outDir });
    await applyWrites(plan, place, { files, write: writeOutputs, signal, keep });
    return plan;
  };
}

/** The files that may contain a content security policy, each for some hosts. */
const policyFiles: readonly string[] = ['_headers', 'vercel.json', 'nginx.conf'];

/** Keeps the policy of a whole build, which names the scripts of all pages. */
function withoutPolicy(files: readonly OutputFile[], previous: OutputManifest): readonly OutputFile[] {
  return files.filter(({ path }) => !policyFiles.includes(path) || !previous.files.has(path));
}
