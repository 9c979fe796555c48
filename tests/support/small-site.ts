import type { SiteFiles } from './workspace.ts';

const siteYaml = `name: Acme UI
serviceWorker: none
products:
  - { id: acme, name: Acme, navigation: navigation/acme.yaml }
`;

const counter = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

/** A page with a heading, a description and some words. */
export function page(title: string, body = `Words about ${title}.`): string {
  return `---\ntitle: ${title}\ndescription: The page about ${title}.\n---\n\n# ${title}\n\n${body}\n`;
}

/** A navigation of two groups; entries as `['/acme/button/', 'Button']`. */
export function navigation(entries: readonly (readonly [pathname: string, title: string])[]): string {
  const rows = entries.map(([pathname, title]) => `      - { pathname: ${pathname}, title: ${title} }\n`);
  return `- pathname: /acme/start-group
  title: Start
  children:
    - { pathname: /acme/start/, title: Start here }
- pathname: /acme/pages-group
  title: Pages
  children:
${rows.join('').replaceAll(/^ {6}/gm, '    ')}`;
}

/**
 * Three pages and a navigation with two groups. Nothing has to be bundled for it, so that it is built in a
 * moment.
 */
export const plainSite: SiteFiles = {
  'content/site.yaml': siteYaml,
  'content/navigation/acme.yaml': navigation([
    ['/acme/button/', 'Button'],
    ['/acme/link/', 'Link'],
  ]),
  'content/acme/start.md': page('Start'),
  'content/acme/button.md': page('Button', 'See [the other page](./link.md).'),
  'content/acme/link.md': page('Link'),
};

/** The same with a demo on one of the pages. */
export const smallSite: SiteFiles = {
  ...plainSite,
  'content/acme/button.md': page('Button', '{{"demo": "Counter.tsx"}}\n\nSee [the other page](./link.md).'),
  'content/acme/Counter.tsx': counter,
};

/**
 * So many pages without demos, of which each links to the next; `edition` stands in the text of every page.
 */
export function manyPages(count: number, localeVersion: string): SiteFiles {
  const names = Array.from({ length: count }, (_, index) => `page-${index + 1}`);
  const pages = names.map((name, index) => {
    const next = names[(index + 1) % names.length];
    const body = `Edition ${localeVersion}.\n\n## Of ${name}\n\nNext is [${next}](./${next}.md).`;
    return [`content/acme/${name}.md`, page(name, body)] as const;
  });
  return {
    'content/site.yaml': siteYaml,
    'content/navigation/acme.yaml': names.map((name) => `- { pathname: /acme/${name}/ }\n`).join(''),
    ...Object.fromEntries(pages),
  };
}
