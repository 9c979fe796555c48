import { localeVersionOf, type SiteIndex } from '../../assemble/props/site-index.ts';
import { inLanguage } from '../../assemble/props/site-props.ts';
import {
  type ChangedPage,
  changedPages,
  feedHref,
  feedLanguages,
} from '../../assemble/routes/changed-pages.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { Route } from '../../model/site.ts';
import { lazyTextFile } from '../asset-file.ts';
import { escapeXml, escapeXmlUrl } from './xml.ts';

/** Emits an Atom feed of changed pages in each language that has pages with dates. */
export function emitFeeds(routes: readonly Route[], index: SiteIndex): OutputFile[] {
  const { config } = index.site;
  const origin = config.url ?? '';
  return [...feedLanguages(index)].map((language) =>
    lazyTextFile(inLanguage(outputNames.feed, language, config), () => {
      const { site } = localeVersionOf(index, language);
      return feedText(changedPages(routes, index, language), {
        language,
        name: site.name,
        description: site.description,
        address: origin + feedHref(language, config),
        home: origin + site.home,
      });
    }),
  );
}

interface FeedFacts {
  readonly language: string;
  readonly name: string;
  readonly description: string;
  /** Absolute URLs of the feed and of the home page. */
  readonly address: string;
  readonly home: string;
}

function feedText(
  pages: readonly ChangedPage[],
  { language, name, description, address, home }: FeedFacts,
): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `  <id>${escapeXmlUrl(address)}</id>`,
    `  <title>${escapeXml(name)}</title>`,
    ...(description === '' ? [] : [`  <subtitle>${escapeXml(description)}</subtitle>`]),
    `  <updated>${momentOf(pages[0]?.day ?? '1970-01-01')}</updated>`,
    `  <author><name>${escapeXml(name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXmlUrl(address)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXmlUrl(home)}"/>`,
    ...pages.flatMap(entryLines),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryLines({ title, description, href, markdown, day }: ChangedPage): string[] {
  const address = escapeXmlUrl(href);
  return [
    '  <entry>',
    `    <id>${address}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <updated>${momentOf(day)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <link rel="alternate" type="text/markdown" href="${escapeXmlUrl(markdown)}"/>`,
    ...(description === undefined ? [] : [`    <summary>${escapeXml(description)}</summary>`]),
    '  </entry>',
  ];
}

/** Atom has moments, and the history gives days. */
function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}
