import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { createProgram } from '../../../cli/program.ts';
import { siteJsonSchema } from '../../../src/config/site-schema.ts';
import { parseYaml } from '../../../src/data/parse-yaml.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import { frontMatterKeys } from '../../../src/parse/front-matter/front-matter-keys.ts';
import { navigationJsonSchema } from '../../../src/parse/navigation/navigation-schema.ts';
import { diagnosticCodes as codesIn } from '../../support/diagnostic-codes.ts';
import { commandSections } from '../../support/manual/command-page.ts';
import { diagnosticPage } from '../../support/manual/diagnostic-page.ts';
import {
  idOfKey,
  keyList,
  keySection,
  keySections,
  manualPage,
  withExamples,
} from '../../support/manual/reference-page.ts';
import { flatEntries, schemaEntries } from '../../support/manual/schema-entries.ts';
import { typographicQuotes } from '../../support/manual/typographic-quotes.ts';
import { fakeTerminal } from '../cli/fake-terminal.ts';

// Pages of the manual are made from the schemas, the command line and the expected reports. `vitest -u`
// writes them; without it, a page that is not up to date fails.
const root = fileURLToPath(new URL('../../..', import.meta.url));
const manual = `${root}content/docs`;
/** Those of the sources: the list for programs may be written again in the same run. */
const diagnosticCodes = await codesIn(`${root}src`);

const texts = async (file: string) =>
  parseYaml(await readFile(`${manual}/${file}`, 'utf8'), file).value as Readonly<Record<string, string>>;
/** Examples of keys whose schema has none. */
const examples = await texts('configuration/examples.yaml');
/** The pages of the manual that describe a key. */
const guides = await texts('configuration/guides.yaml');
const reasons = await texts('diagnostics/reasons.yaml');
const schemas = new Ajv2020({ strict: false });
const siteSchema = siteJsonSchema();
const siteEntries = withExamples(schemaEntries(siteSchema), examples);
const navigationSchema = navigationJsonSchema();
const { entry: navigationEntry } = navigationSchema.$defs as unknown as { readonly entry: JsonObject };
const navigationEntries = schemaEntries(navigationEntry);

test('the reference of the configuration', async () => {
  const page = manualPage(
    {
      title: 'Configuration',
      keys: true,
      description: 'Every key of site.yaml with its type, default and an example.',
      lead: 'The keys of `content/site.yaml`, or of `site` in `content/site.ts`. Paths are relative to the content folder. An editor completes and checks the keys of a file that names its schema:\n\n```yaml title="content/site.yaml"\n# yaml-language-server: $schema=../node_modules/colophon/lib/schemas/site.schema.json\nname: Acme UI\n```',
    },
    keySections(siteEntries, guides),
  );
  for (const { key, description } of flatEntries(siteEntries)) {
    expect(page, key).toContain(key.includes('.') ? `<a id="${idOfKey(key)}"` : `## \`${key}\`\n`);
    if (!key.includes('.')) expect(description, `description of ${key}`).not.toBe('');
  }
  await expect(page).toMatchFileSnapshot(`${manual}/configuration/configuration.md`);
});

test('every key of the configuration has an example', () => {
  // `light`, `dark` and `component` are in the example of the key that contains them.
  const without = flatEntries(siteEntries).filter(
    ({ example, children, key }) =>
      example === undefined &&
      !/\.(?:light|dark|component)$/.test(key) &&
      (children.length === 0 || !key.includes('.')),
  );
  expect(without.map(({ key }) => key)).toEqual([]);
});

test('examples and guides are of keys that exist', () => {
  const keys = flatEntries(siteEntries).map(({ key }) => key);
  expect(Object.keys({ ...examples, ...guides }).filter((key) => !keys.includes(key))).toEqual([]);
});

test.each([
  ['the configuration', siteEntries, siteSchema],
  ['navigation files', navigationEntries, navigationSchema],
] as const)('the examples of %s are YAML that their schema accepts', (_name, entries, root) => {
  for (const { key, example, schema } of flatEntries(entries)) {
    if (example === undefined) continue;
    const { value } = parseYaml(example, key);
    const accepts = schemas.compile({ $defs: root.$defs ?? {}, ...schema });
    expect(accepts((value as JsonObject)[/[\w-]+$/.exec(key)?.[0] ?? '']), example).toBe(true);
  }
});

test('the reference of navigation files', async () => {
  const page = manualPage(
    {
      title: 'Navigation keys',
      keys: true,
      description: 'Every key of an entry in a navigation file, with its type, default and meaning.',
      lead: 'A navigation file is a list of entries with these keys. [Navigation](/docs/navigation/) shows how they are used.',
    },
    keyList(navigationEntries),
  );
  await expect(page).toMatchFileSnapshot(`${manual}/navigation-reference/navigation-reference.md`);
});

test('the reference of front matter', async () => {
  const sections = Object.entries(frontMatterKeys).map(([key, facts]) =>
    keySection({
      key,
      type: facts.type,
      description: 'fallback' in facts ? `${facts.about} Default: ${facts.fallback}.` : facts.about,
      example: facts.example,
    }),
  );
  const page = manualPage(
    {
      title: 'Front matter',
      keys: true,
      description:
        'Every key that a page can have in its front matter, with its type, default and an example.',
      lead: 'A page can begin with YAML between two lines of three dashes:\n\n```md title="content/acme-ui/components/button/button.md"\n---\ntitle: Button\ndescription: A button starts an action.\n---\n```\n\nOther keys are kept for [components](/docs/components/) and templates, which read them from `page.frontMatter.extra`. [Front matter of other tools](/docs/migration/#front-matter-of-other-tools) lists the keys of other tools that have an effect.',
    },
    sections.join('\n\n'),
  );
  await expect(page).toMatchFileSnapshot(`${manual}/front-matter/front-matter.md`);
});

test('the reference of the command line', async () => {
  const program = createProgram(fakeTerminal().terminal, () => {});
  const page = manualPage(
    {
      title: 'Command reference',
      description: 'Every command of docs with its arguments, options and defaults, and the exit codes.',
      lead: '`docs --help` and `docs <command> --help` print the same. [Commands](/docs/commands/) describes how they are used.',
    },
    `${commandSections(program)}

## Exit codes

| Code | Meaning |
| ---: | :--- |
| 0 | Success |
| 1 | The content has errors or, with \`--strict\`, warnings |
| 2 | Wrong usage or configuration |
| 3 | Internal error |
| 130 | Interrupted by Ctrl-C |`,
  );
  for (const command of program.commands) {
    for (const { long } of command.options) expect(page, command.name()).toContain(`${long}`);
    for (const { description } of command.registeredArguments)
      expect(page.toLowerCase(), command.name()).toContain(description.replaceAll('|', '\\|').toLowerCase());
  }
  await expect(page).toMatchFileSnapshot(`${manual}/command-reference/command-reference.md`);
});

test('every diagnostic code has a reason, and no reason is left over', () => {
  expect(Object.keys(reasons).sort()).toEqual([...diagnosticCodes].sort());
});

test.each(diagnosticCodes)('the page of %s', async (code) => {
  const report = await readFile(`${root}tests/diagnostics/${code}/expected.txt`, 'utf8');
  const reason = reasons[code] ?? '';
  await expect(diagnosticPage({ code, reason, report })).toMatchFileSnapshot(
    `${manual}/diagnostics/${code}.md`,
  );
});

test('the entries of the navigation', async () => {
  await expect(`${JSON.stringify(diagnosticCodes, null, 2)}\n`).toMatchFileSnapshot(
    `${manual}/diagnostics/codes.json`,
  );
});

test('the list of diagnostic codes', async () => {
  const rows = diagnosticCodes.map((code) => {
    const reason = typographicQuotes(reasons[code] ?? '');
    return `| [\`${code}\`](/docs/diagnostics/${code}/) | ${reason} |`;
  });
  const page = manualPage(
    {
      title: 'Diagnostic codes',
      description: 'Every problem that a build or check reports, with its meaning and the corrected text.',
      lead: 'A problem has a code, such as `missing-page`. Its page shows the message, a site with the mistake, and what to write instead. `severity` in `site.yaml` [makes an error a warning](/docs/errors/#choose-what-is-an-error), or the other way round.',
    },
    `| Code | Meaning |\n| :--- | :--- |\n${rows.join('\n')}`,
  );
  await expect(page).toMatchFileSnapshot(`${manual}/diagnostics/index.md`);
});
