import type { ArticleProps, PageProps } from '../../src/model/page-props.ts';

/** A page of a site without products, in English. Its words and its head are to be added. */
export const barePage = {
  kind: 'doc',
  path: '/a',
  language: 'en',
  direction: 'ltr',
  languages: [],
  site: {
    name: 'Acme UI',
    description: '',
    base: '/',
    home: '/',
    outside: [],
    manifest: '/manifest.webmanifest',
    feedback: false,
    productionHosts: [],
    products: [],
  },
  breadcrumbs: [],
} as const satisfies Omit<PageProps, 'words' | 'head'>;

/** An article without content. */
export const emptyArticle: ArticleProps = {
  title: '',
  bodyHash: '',
  links: [],
  headingIds: [],
  parts: [],
  tableOfContents: [],
  wide: false,
  resources: [],
};
