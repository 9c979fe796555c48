import { escapeMarkdown } from '../lib/escape-markdown.ts';
import type { NavigationItem } from '../model/navigation.ts';
import type { PageProps, ProductLink } from '../model/page-props.ts';

/**
 * Returns a page without a source as Markdown. `origin` makes its links absolute; empty without an address.
 */
export function shellMarkdown(page: PageProps, origin: string): string {
  const link = (title: string, href: string) => `[${escapeMarkdown(title)}](${absolute(href, origin)})`;
  const blocks = blocksOf(page, link).filter((block) => block !== '');
  return `${blocks.join('\n\n')}\n`;
}

type Link = (title: string, href: string) => string;

function blocksOf(page: PageProps, link: Link): string[] {
  const { site, product, words, contents = [], versionLists = [], messages = [] } = page;
  switch (page.kind) {
    case 'home':
      return [
        `# ${escapeMarkdown(site.name)}`,
        escapeMarkdown(site.description),
        ...(contents.length > 0 || site.products.length === 0 ? [] : [`## ${words.products}`]),
        contents.length > 0
          ? contents.map((item) => entryLines(item, 0, link)).join('\n')
          : site.products.map((one) => described(one, link)).join('\n'),
      ];
    case 'product':
      return [
        `# ${escapeMarkdown(product?.name ?? '')}`,
        escapeMarkdown(product?.description ?? ''),
        contents.map((item) => entryLines(item, 0, link)).join('\n'),
      ];
    case 'versions':
      return [
        `# ${words.versions.title}`,
        words.versions.hint,
        ...versionLists.flatMap(({ product: { name }, versions }) => [
          `## ${escapeMarkdown(name)}`,
          versions
            .map(
              ({ text, href, current }) =>
                `- ${link(text, href)}${current ? ` (${words.versions.current})` : ''}`,
            )
            .join('\n'),
        ]),
      ];
    case 'production-error':
      return [
        `# ${words.errors.title}`,
        words.errors.hint,
        messages.map(({ code, sentence }) => `- ${code}: ${escapeMarkdown(sentence)}`).join('\n'),
      ];
    default:
      return [];
  }
}

function described({ name, href, description }: ProductLink, link: Link): string {
  return `- ${link(name, href)}${description === undefined ? '' : `: ${escapeMarkdown(description)}`}`;
}

function entryLines(item: NavigationItem, depth: number, link: Link): string {
  if (item.kind === 'more') return '';
  const start = `${'  '.repeat(depth)}- `;
  if (item.kind === 'page') return start + link(item.title, item.href);
  const lines = item.items.map((one) => entryLines(one, depth + 1, link));
  return [start + escapeMarkdown(item.title), ...lines].join('\n');
}

/** Makes a link absolute, if the site has a public address. */
export function absolute(href: string, origin: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? origin + href : href;
}
