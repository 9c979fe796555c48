import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createExtractor } from '../../../src/extract/create-extractor.ts';
import type { ProductResult, ProductTask } from '../../../src/extract/extraction-task.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { writeSources } from '../../support/extract-sources.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const functions = (...names: readonly string[]) =>
  names.map((name) => `export function ${name}(): void {}`).join('\n');

const sources = {
  'kit.tsx': 'export function Chip(props: { label: string }) { return <b>{props.label}</b>; }',
  'tools.ts': functions('one', 'two', 'three', 'four', 'five', 'six', 'seven'),
  'names.ts': functions('useSVGIcon', 'parse2Text', 'toHTML', 'format_bytes_', 'größeÄndern'),
  'twins.ts': `${functions('format')}
    export interface Format { a: string }
    export type FORMAT = string | number;`,
  'same.ts': 'export function one(): string { return ""; }',
  'again.ts': "export { one } from './tools.ts';",
};

type Package = 'kit' | 'tools' | 'names' | 'twins' | 'same' | 'again';
type Selection = Partial<Pick<ProductTask, 'kinds' | 'include' | 'exclude'>>;

interface Case {
  readonly packages: readonly Package[];
  readonly selection?: Selection;
  /** Names of documents. */
  readonly documents: readonly string[];
  /** `severity key message | hint` */
  readonly problems?: readonly string[];
}

const cases: Readonly<Record<string, Case>> = {
  'names of documents have a dash between their words': {
    packages: ['names'],
    documents: ['format-bytes', 'größe-ändern', 'parse2-text', 'to-html', 'use-svg-icon'],
  },
  'names that differ in their letters’ case have documents beside each other, one of each kind': {
    packages: ['twins'],
    documents: ['format-type', 'format'],
    problems: [
      'error  Exports "Format" and "FORMAT" would have the same API page, "format-type". | Add one of them to "exclude": exclude: [FORMAT].',
    ],
  },
  'two packages may export the same thing': {
    packages: ['again', 'tools'],
    selection: { include: ['one'] },
    documents: ['one'],
  },
  'two packages that export different things under one name compete': {
    packages: ['tools', 'same'],
    selection: { include: ['one'] },
    documents: ['one'],
    problems: [
      'error  Exports "one" of @acme/tools and "one" of @acme/same would have the same API page, "one". | Document the packages in two products, or add the name to "exclude".',
    ],
  },
  'a misspelled name is an error in "include", and a warning in "exclude"': {
    packages: ['kit', 'tools'],
    selection: { include: ['Chip', 'tow'], exclude: ['sevem', 'o*'] },
    documents: ['chip'],
    problems: [
      'error .include[1] Package "@acme/kit", "@acme/tools" exports no "tow". | Did you mean "two"?',
      'warning .exclude[0] Package "@acme/kit", "@acme/tools" exports no "sevem". | Did you mean "seven"?',
    ],
  },
  'a name like no other is reported without one': {
    packages: ['kit'],
    selection: { include: ['Chip'], exclude: ['somethingElse'] },
    documents: ['chip'],
    problems: [
      'warning .exclude[0] Package "@acme/kit" exports no "somethingElse". | Write the name of an export, or remove this one.',
    ],
  },
  'a package of which "include" selects nothing is an error if there is no other one': {
    packages: ['tools'],
    selection: { include: ['z*'] },
    documents: [],
    problems: [
      'error .packages[0] "include" of "api" leaves no export of package "@acme/tools". | It exports five, four, one, seven, six and 2 more.',
    ],
  },
  'up to five exports are named': {
    packages: ['names'],
    selection: { include: ['z*'], exclude: ['to*'] },
    documents: [],
    problems: [
      'error .packages[0] "include" and "exclude" of "api" leave no export of package "@acme/names". | It exports format_bytes_, größeÄndern, parse2Text, toHTML, useSVGIcon.',
    ],
  },
  'a package of which "exclude" leaves nothing is a warning if there is another one': {
    packages: ['kit', 'same'],
    selection: { exclude: ['o*'] },
    documents: ['chip'],
    problems: [
      'warning .packages[1] "exclude" of "api" leaves no export of package "@acme/same". | It exports one.',
    ],
  },
  'a package without the kinds that are asked for': {
    packages: ['twins', 'kit'],
    selection: { kinds: ['component', 'hook'] },
    documents: ['chip'],
    problems: [
      'warning .packages[0] Package "@acme/twins" exports no component or hook. | Add what it exports to "kinds": kinds: [component, hook, type, interface, function].',
    ],
  },
};

let results: ReadonlyMap<string, ProductResult>;

beforeAll(async () => {
  await using folder = await temporaryFolder();
  const root = folder.path as FilePath;
  await writeSources(root, sources);
  const extractor = createExtractor(root);
  const products = Object.values(cases).map(({ packages, selection }): ProductTask => {
    const files = Object.keys(sources);
    return {
      folder: 'api' as SourcePath,
      packages: packages.map((name) => ({
        name: `@acme/${name}`,
        entry: join(root, files.find((file) => file.startsWith(`${name}.`)) ?? '') as FilePath,
      })),
      ...{ kinds: [], include: [], exclude: [], ...selection },
    };
  });
  const extracted = extractor.extract({ products });
  extractor.dispose();
  results = new Map(
    Object.keys(cases).flatMap((name, at) => {
      const result = extracted.products[at];
      return result ? [[name, result] as const] : [];
    }),
  );
});

test.each(Object.entries(cases))('%s', (name, { documents, problems = [] }) => {
  const result = results.get(name);
  expect(result?.documents.map(({ document }) => document.source)).toEqual(
    documents.map((file) => `api/${file}.json`),
  );
  const reported = result?.problems.map(
    ({ key, diagnostic: { severity, message, hint } }) => `${severity} ${key} ${message} | ${hint}`,
  );
  expect(reported).toEqual(problems);
});
