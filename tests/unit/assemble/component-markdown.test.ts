import { describe, expect, test } from 'vitest';
import { componentTexts } from '../../../src/assemble/component-markdown.ts';
import { indexedSite } from '../../support/planned-pages.ts';

/** The Markdown of the parts of a page at `/m/<name>`, or in another language. */
function textsOf(name: string, body: string, language = 'en'): (string | undefined)[] {
  const description = '<p class="description">About [C].</p>';
  const { index } = indexedSite({
    config: `
url: https://acme.dev
base: /ui/
languages: [en, de]
components: [./parts]
products:
  - id: m
    name: M
    root: /m/
    content: m
    navigation: navigation/m.yaml
    versions:
      - { text: v_2, href: /m/, current: true }
      - { text: v1, href: 'https://v1.acme.dev/' }
      - { text: here, href: /m/a/ }
  - { id: x, name: X*, root: /x/, content: x }
  - { id: y, name: Y, root: /y/, content: y, versions: [{ text: y1, href: /y/ }] }
`,
    navigation: {
      'navigation/m.yaml': `
- pathname: /m/a
- pathname: /m/inputs
  title: Inputs
  children:
    - { pathname: /m/b, title: B_b }
    - pathname: /m/more
      subheader: More
      children: [{ pathname: /m/c }, { pathname: 'https://out.dev/', title: Out }]
`,
    },
    pages: {
      'm/a.md': '# A',
      'm/b.md': '# B',
      'm/c.md': `# C\n\n${description}\n`,
      'm/c-de.md': '# C auf Deutsch',
      'm/d.md': '# D',
      [`m/${name}${language === 'en' ? '' : `-${language}`}.md`]: `# Page\n\n${body}\n`,
      'y/a.md': '# Y',
    },
    files: ['parts/Chart.tsx', 'm/Demo.tsx'],
  });
  const page = index.site.pages.find(
    ({ document, language: own }) => document.source.startsWith(`m/${name}`) && own === language,
  );
  return page ? componentTexts(page, index) : [];
}

test('only the text of built-in components is known', () => {
  const parts = ['{{"demo": "Demo.tsx"}}', '{{"component": "Chart"}}', '{{"component": "gone"}}'];
  expect(textsOf('d', parts.join('\n\n'))).toEqual([undefined, undefined, undefined]);
});

describe('the list of versions', () => {
  const versions = '{{"component": "product-versions"}}';
  const m = '- [M](https://acme.dev/ui/m/): **v\\_2**, [v1](https://v1.acme.dev/)';

  test('names each product with versions, and no link to the page itself', () => {
    const y = '- [Y](https://acme.dev/ui/y/): **y1**';
    expect(textsOf('a', versions)).toEqual([`${m}\n${y}`]);
    expect(textsOf('b', versions)).toEqual([`${m}, [here](https://acme.dev/ui/m/a/)\n${y}`]);
  });

  test('names the products of the directive in their order, also one without versions', () => {
    expect(textsOf('a', '{{"component": "product-versions", "products": ["x", "m", "gone"]}}')).toEqual([
      `- [X\\*](https://acme.dev/ui/x/)\n${m}`,
    ]);
  });

  test('leads on in the language of the page', () => {
    expect(textsOf('d', versions, 'de')[0]).toContain('[here](https://acme.dev/ui/de/m/a/)');
  });
});

describe('the pages of a section', () => {
  const section = (options = '') => `{{"component": "section-pages"${options}}}`;
  const c = '[C](https://acme.dev/ui/m/c/): About \\[C\\].';

  test('are those of the innermost section with the page, without the page itself', () => {
    expect(textsOf('b', section())).toEqual([`- More\n  - ${c}\n  - [Out](https://out.dev/)`]);
    expect(textsOf('c', section())).toEqual(['- [Out](https://out.dev/)']);
  });

  test('are those of the named section, whatever its letter case is', () => {
    const named = section(', "section": "INPUTS"');
    expect(textsOf('a', named)).toEqual([
      `- [B\\_b](https://acme.dev/ui/m/b/)\n- More\n  - ${c}\n  - [Out](https://out.dev/)`,
    ]);
    expect(textsOf('a', section(', "section": "more"'))).toEqual([`- ${c}\n- [Out](https://out.dev/)`]);
  });

  test('are none without such a section', () => {
    expect(textsOf('d', section())).toEqual(['']);
    expect(textsOf('a', section(', "section": "Gone"'))).toEqual(['']);
  });

  test('are described by their translations, in the language of the page', () => {
    expect(textsOf('a', section(', "section": "More"'), 'de')).toEqual([
      '- [C](https://acme.dev/ui/de/m/c/)\n- [Out](https://out.dev/)',
    ]);
  });
});
