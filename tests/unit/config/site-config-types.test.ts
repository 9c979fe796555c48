import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { siteJsonSchema } from '../../../src/config/site-schema.ts';
import { navigationJsonSchema } from '../../../src/parse/navigation/navigation-schema.ts';
import { schemaType } from '../../support/schema-types.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = join(root, 'src/model/site-config.ts');

/** Formats the code as the linter demands. */
function format(code: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: code,
    encoding: 'utf8',
  });
}

/** The schema of an entry of the navigation. */
function entryOf(schema: ReturnType<typeof navigationJsonSchema>): ReturnType<typeof navigationJsonSchema> {
  return (schema.$defs as unknown as Readonly<Record<string, typeof schema>>).entry ?? {};
}

test('the types of a site follow its schemas', async () => {
  const code = `// Made from the schemas of site.yaml and of navigation files by
// npx vitest run --config tests/vitest.config.ts --project unit tests/unit/config/site-config-types -u
import type { Json } from './json.ts';

/** The configuration of a site, as \`content/site.yaml\` or \`content/site.ts\` contains it. */
export interface SiteConfig ${schemaType(siteJsonSchema())}

/** An entry of the side navigation. */
export interface NavigationInput ${schemaType(entryOf(navigationJsonSchema()), { entry: 'NavigationInput' })}

/** The side navigation of a product, as a file of \`content/navigation/\` contains it. */
export type Navigation = readonly NavigationInput[];
`;
  await expect(format(code)).toMatchFileSnapshot(file);
});
