/** What a front matter key holds, for the reference in the manual. */
interface KeyFacts {
  readonly type: string;
  /** Absent for a key without default. */
  readonly fallback?: string;
  readonly about: string;
  readonly example: string;
}

const flag = (about: string, key: string): KeyFacts => ({
  type: 'true or false',
  fallback: 'false',
  about,
  example: `${key}: true`,
});

/** The keys of front matter with an effect, in the order in which authors need them. */
export const frontMatterKeys = {
  title: {
    type: 'text',
    fallback: 'the first heading',
    about: 'Title of the document, in the tab of the browser and in search results. At most 70 characters.',
    example: 'title: Button',
  },
  description: {
    type: 'text',
    about: 'One sentence for search results and previews, with a full stop. At most 160 characters.',
    example: 'description: A button starts an action.',
  },
  path: {
    type: 'path',
    fallback: 'from the folder',
    about: 'Address of the page, if it should not follow from its file.',
    example: 'path: /acme-ui/all-components/',
  },
  layout: {
    type: 'landing',
    about: 'Makes the page a landing page, without navigation and table of contents.',
    example: 'layout: landing',
  },
  order: {
    type: 'number',
    about: 'Position in a navigation that follows from the folders.',
    example: 'order: 2',
  },
  components: {
    type: 'names',
    about: 'Components that the page is about; it links to their API pages, and they link to it.',
    example: 'components: Button, ButtonGroup',
  },
  hooks: {
    type: 'names',
    about: 'Hooks that the page is about, in the same way.',
    example: 'hooks: useTheme',
  },
  keywords: {
    type: 'names',
    about: 'Other words that readers search the page with, separated by commas.',
    example: 'keywords: publish, upload, release',
  },
  packageName: {
    type: 'text',
    about: 'Package to link to below the title.',
    example: "packageName: '@acme/ui'",
  },
  githubSource: {
    type: 'path',
    about: 'Folder in the repository to link to below the title.',
    example: 'githubSource: packages/ui/src/button',
  },
  githubLabel: {
    type: 'text',
    about: 'Label of issues about the component; kept for templates.',
    example: "githubLabel: 'component: button'",
  },
  waiAria: {
    type: 'link',
    about: 'Pattern of the WAI-ARIA practices to link to below the title.',
    example: 'waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  },
  materialDesign: {
    type: 'link',
    about: 'Page of Material Design to link to below the title.',
    example: 'materialDesign: https://m3.material.io/components/buttons',
  },
  productId: {
    type: 'text',
    fallback: 'from the address',
    about: 'Product of the page in analytics.',
    example: 'productId: acme-ui',
  },
  fonts: {
    type: 'names or addresses',
    about: 'Font style sheets of the page: names of fonts in site.yaml, or addresses.',
    example: 'fonts: icons',
  },
  disableAd: flag('The page shows no advertisements.', 'disableAd'),
  disableToc: flag('The page has no table of contents.', 'disableToc'),
  wideLayout: flag('The page is as wide as the window.', 'wideLayout'),
  unlisted: flag('The page is in no search, list, sitemap or text for language models.', 'unlisted'),
  draft: flag('The page is no part of the site, except in docs dev.', 'draft'),
} as const satisfies Readonly<Record<string, KeyFacts>>;
