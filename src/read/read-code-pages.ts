import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import { plainPage } from './plain-page.ts';

/** Where `prepare` writes the manual's pages of diagnostic codes: an object of Markdown by code. */
export const codePagesFile = 'lib/code-pages.json';

/** What the manual says about a diagnostic code. */
export interface CodePage {
  /** One sentence: `A broken link, which leads to no page of the site.` */
  readonly meaning: string;
  /** The meaning, an example, and the correction, as plain text. */
  readonly text: string;
}

/** Reads what the manual says about each diagnostic code. */
export async function readCodePages(
  packageFolder: FilePath,
  files: FileSystem,
): Promise<ReadonlyMap<string, CodePage>> {
  const content = await files.readText(join(packageFolder, codePagesFile) as FilePath);
  const pages = Object.entries(JSON.parse(content ?? '{}') as Readonly<Record<string, string>>);
  return new Map(pages.map(([code, markdown]) => [code, codePage(markdown)]));
}

function codePage(markdown: string): CodePage {
  const [, quoted = '""'] = /^description: (".*")$/m.exec(markdown) ?? [];
  const meaning = JSON.parse(quoted) as string;
  return { meaning, text: `${meaning}\n\n${plainPage(markdown)}` };
}
