import { prepareShell } from './bundle/shell/prepare-shell.ts';
import { siteJsonSchema } from './config/site-schema.ts';
import { componentJsonSchemas } from './data/component-manifest-schema.ts';
import { reportJsonSchema } from './data/report-schema.ts';
import { nodeFileSystem } from './effects/node-file-system.ts';
import { packageRoot } from './effects/package-root.ts';
import { hash } from './lib/hash.ts';
import type { JsonObject } from './model/json.ts';
import type { FilePath } from './model/path.ts';
import { linkManifestJsonSchema } from './parse/link-manifest/link-manifest-schema.ts';
import { navigationJsonSchema } from './parse/navigation/navigation-schema.ts';
import { translationJsonSchema } from './parse/translations/translation-schema.ts';

export { codePagesFile } from './read/read-code-pages.ts';

/** Returns the JSON Schemas that are published with the package, by file name. */
export function jsonSchemas(): Readonly<Record<string, JsonObject>> {
  return {
    'site.schema.json': siteJsonSchema(),
    'navigation.schema.json': navigationJsonSchema(),
    'translation.schema.json': translationJsonSchema(),
    'report.schema.json': reportJsonSchema(),
    'link-manifest.schema.json': linkManifestJsonSchema(),
    ...componentJsonSchemas(),
  };
}

/** Bundles the templates of this package into a folder. */
export async function prepareOwnShell(folder: string): Promise<void> {
  const files = nodeFileSystem();
  const hashOf = async (file: FilePath) => {
    const bytes = await files.readBytes(file);
    return bytes && hash(bytes);
  };
  await prepareShell(packageRoot(), folder as FilePath, { files, hashOf });
}
