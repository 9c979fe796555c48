import { describe, expect, test } from 'vitest';
import { type GroupIndex, llmsText } from '../../../src/assemble/llms-text.ts';
import { pageGroups } from '../../../src/assemble/routes/page-groups.ts';
import { indexedSite } from '../../support/planned-pages.ts';
import type { SampleSite } from '../../support/sample-site.ts';

const config = `
url: https://acme.dev
base: /ui/
languages: [en, de]
products:
  - { id: m, name: M_1, root: /m/, content: m, navigation: navigation/m.yaml, description: The *core*. }
  - { id: x, name: X, root: /x/, content: x, navigation: auto }
`;

const sample: SampleSite = {
  config,
  navigation: {
    'navigation/m.yaml':
      '- pathname: /m/start\n- { pathname: /m/g, title: "More [1]", children: [{ pathname: /m/two }] }\n',
  },
  pages: {
    'm/start.md': '# Start\n\n<p class="description">Begin here.</p>\n',
    'm/two.md': '# Two',
    'm/two-de.md': '# Zwei',
    'x/größe.md': '# Size',
  },
};

/** The index of a group, as the site, a product, or another language has it. */
function indexOf(
  sampled: SampleSite,
  { language = 'en', product, ...given }: Partial<GroupIndex> & { language?: string; product?: string },
): string {
  const { index, routes } = indexedSite(sampled);
  const groups = pageGroups(routes, index).filter((group) => group.language === language);
  const group = groups.find((one) => one.product === product);
  if (!group) throw new Error('There is no such group.');
  return llmsText({ group, groups, languages: [], indexes: [], texts: [], ...given }, index);
}

const start = '# Acme UI\n\n> Acme UI\n\nThe links lead to Markdown copies of the pages.\n\n';

describe('the index of a site', () => {
  test('lists its pages, then the index and the pages of each product', () => {
    expect(indexOf(sample, {})).toBe(`${start}## Pages

- [Acme UI](https://acme.dev/ui/index.md)

## M\\_1

- [M\\_1](https://acme.dev/ui/m/llms.txt): The \\*core\\*.
- [M\\_1](https://acme.dev/ui/m/index.md): The \\*core\\*.
- [Start](https://acme.dev/ui/m/start/index.md): Begin here.
- [Two](https://acme.dev/ui/m/two/index.md)

## X

- [X](https://acme.dev/ui/x/llms.txt)
- [X](https://acme.dev/ui/x/index.md)
- [Size](https://acme.dev/ui/x/gr%C3%B6%C3%9Fe/index.md)
`);
  });

  test('ends with what a short context can do without', () => {
    const given = {
      languages: ['en', 'de'],
      indexes: ['llms.txt', 'llms-2.txt'],
      texts: ['llms-full.txt'],
    };
    const end = `
## Optional

- [Pages 1](https://acme.dev/ui/llms.txt)
- [Pages 2](https://acme.dev/ui/llms-2.txt)
- [Full text](https://acme.dev/ui/llms-full.txt)
- [Deutsch](https://acme.dev/ui/de/llms.txt)
`;
    expect(indexOf(sample, given)).toContain(end);
    expect(indexOf(sample, { ...given, language: 'de' })).toContain(
      '- [English](https://acme.dev/ui/llms.txt)',
    );
    const ofProduct = indexOf(sample, { ...given, product: 'm' });
    expect(ofProduct).toContain(end.replace('- [Deutsch](https://acme.dev/ui/de/llms.txt)\n', ''));
    expect(ofProduct).not.toContain('Deutsch');
  });

  test('names the components in its main index alone', () => {
    const components = '- [Components, with props and demos, as JSON](https://acme.dev/ui/components.json)';
    const pages = { ...sample.pages, 'm/two.md': '---\ncomponents: Two\n---\n\n# Two' };
    expect(indexOf({ ...sample, pages }, {})).toContain(`## Optional\n\n${components}\n`);
    expect(indexOf({ ...sample, pages }, { language: 'de' })).not.toContain('components.json');
    expect(indexOf({ ...sample, pages }, { product: 'm' })).not.toContain('components.json');
  });
});

test('the index of a product lists its pages by section, under its own name', () => {
  expect(indexOf(sample, { product: 'm' })).toBe(`# M\\_1

> The \\*core\\*.

The links lead to Markdown copies of the pages.

## Pages

- [M\\_1](https://acme.dev/ui/m/index.md): The \\*core\\*.
- [Start](https://acme.dev/ui/m/start/index.md): Begin here.

## More \\[1\\]

- [Two](https://acme.dev/ui/m/two/index.md)
`);
  const german = indexOf(sample, { product: 'm', language: 'de' });
  expect(german).toContain('- [Zwei](https://acme.dev/ui/de/m/two/index.md)');
  expect(german).not.toContain('Start');
});

test('pages of a product at the root of the site have its name as their title', () => {
  const root = 'products: [{ id: m, name: M, root: /, content: m }]';
  const text = indexOf({ config: root, pages: { 'm/a.md': '# A', 'b.md': '# B' } }, {});
  expect(text).toContain(
    '## Pages\n\n- [Acme UI](/index.md)\n\n## M\n\n- [A](/a/index.md)\n- [B](/b/index.md)\n',
  );
});

describe('an index of more than 50,000 characters', () => {
  const withDescription = (length: number, title = 'Two') => ({
    ...sample,
    pages: { ...sample.pages, 'm/two.md': `---\ndescription: ${'d'.repeat(length)}\n---\n\n# ${title}` },
  });
  const longest = 50_000 - indexOf(withDescription(1), {}).length + 1;

  test('says no descriptions of pages', () => {
    expect(indexOf(withDescription(longest), {})).toHaveLength(50_000);
    const short = indexOf(withDescription(longest + 1), {});
    expect(short).toContain('[Two](https://acme.dev/ui/m/two/index.md)\n');
    expect(short).not.toContain('Begin here.');
    expect(short).toContain('[M\\_1](https://acme.dev/ui/m/llms.txt): The \\*core\\*.');
  });

  test('names only the products, if their pages are too many', () => {
    const short = indexOf(withDescription(1, 'T'.repeat(50_000)), {});
    expect(short).toBe(`${start}## Pages

- [Acme UI](https://acme.dev/ui/index.md)

## Products

- [M\\_1](https://acme.dev/ui/m/llms.txt): The \\*core\\*.
- [X](https://acme.dev/ui/x/llms.txt)
`);
  });

  test('still names all pages, if their titles fit exactly', () => {
    const untitled = withDescription(60_000);
    const fits = 50_000 - indexOf(untitled, {}).length + 'Two'.length;
    const short = (length: number) => indexOf(withDescription(60_000, 'T'.repeat(length)), {});
    expect(short(fits)).toHaveLength(50_000);
    expect(short(fits + 1)).not.toContain('TTT');
  });
});
