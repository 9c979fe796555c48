import diagnosticCodes from '../docs/diagnostics/codes.json';

/** The manual of Colophon, and the pages that belong to the whole site. */
export const navigation = [
  {
    pathname: '/docs/start-group',
    title: 'Start',
    children: [
      { pathname: '/docs/', title: 'Overview' },
      { pathname: '/docs/getting-started/' },
      { pathname: '/docs/concepts/' },
      { pathname: '/docs/project-layout/' },
      { pathname: '/docs/troubleshooting/' },
      { pathname: '/docs/questions/' },
    ],
  },
  {
    pathname: '/docs/writing-group',
    title: 'Write pages',
    children: [
      { pathname: '/docs/markdown/' },
      { pathname: '/docs/components/', title: 'Components and hydration' },
      { pathname: '/docs/demo-code/', title: 'Code of demos' },
      { pathname: '/docs/playground/', title: 'Controls of demos' },
      { pathname: '/docs/compatibility/', title: 'Markdown of other tools' },
      { pathname: '/docs/landing-pages/', title: 'Home and landing pages' },
      { pathname: '/docs/drafts/', title: 'Drafts and unlisted pages' },
    ],
  },
  {
    pathname: '/docs/library-group',
    title: 'Document a library',
    children: [
      { pathname: '/docs/library/', title: 'Your own library' },
      { pathname: '/docs/api-reference/', title: 'API reference' },
      { pathname: '/docs/api-releases/', title: 'API documents and releases' },
    ],
  },
  {
    pathname: '/docs/site-group',
    title: 'Build a site',
    children: [
      { pathname: '/docs/navigation/' },
      { pathname: '/docs/versions/', title: 'Products and versions' },
      { pathname: '/docs/routes/', title: 'Routes and page flags' },
      { pathname: '/docs/redirects/' },
      { pathname: '/docs/languages/', title: 'Languages and direction' },
      { pathname: '/docs/search/' },
      { pathname: '/docs/offline/' },
      { pathname: '/docs/machines/', title: 'Search engines and agents' },
      { pathname: '/docs/accessibility/' },
      { pathname: '/docs/keyboard/' },
    ],
  },
  {
    pathname: '/docs/looks-group',
    title: 'Change its looks',
    children: [
      { pathname: '/docs/theming/' },
      { pathname: '/docs/templates/', title: 'Slots and templates' },
    ],
  },
  {
    pathname: '/docs/publishing-group',
    title: 'Check and publish',
    children: [
      { pathname: '/docs/commands/' },
      { pathname: '/docs/errors/', title: 'Errors and partial builds' },
      { pathname: '/docs/hosts/' },
      { pathname: '/docs/github-pages/', title: 'GitHub Pages' },
      { pathname: '/docs/other-hosts/', title: 'Netlify, Cloudflare, Vercel and nginx' },
      { pathname: '/docs/ci/', title: 'Continuous integration' },
      { pathname: '/docs/several-machines/' },
      { pathname: '/docs/headers/', title: 'Headers, fonts and licences' },
      { pathname: '/docs/analytics/', title: 'Analytics and consent' },
      { pathname: '/docs/advertisements/' },
      { pathname: '/docs/performance/' },
      { pathname: '/docs/cache/' },
      { pathname: '/docs/promises/' },
      { pathname: '/docs/updating/' },
    ],
  },
  {
    pathname: '/docs/migration-group',
    title: 'Migrate',
    children: [
      { pathname: '/docs/migration/', title: 'Existing documentation' },
      { pathname: '/docs/migrate-vitepress/', title: 'From VitePress' },
      { pathname: '/docs/migrate-docusaurus/', title: 'From Docusaurus' },
    ],
  },
  {
    pathname: '/docs/extending-group',
    title: 'Extend',
    children: [
      { pathname: '/docs/extending/', title: 'Extending the build' },
      { pathname: '/docs/programmatic/', title: 'Types and functions' },
      { pathname: '/docs/json/', title: 'The JSON report' },
      { pathname: '/docs/architecture/' },
    ],
  },
  {
    pathname: '/docs/reference-group',
    title: 'Reference',
    children: [
      { pathname: '/docs/configuration/' },
      { pathname: '/docs/front-matter/' },
      { pathname: '/docs/navigation-reference/', title: 'Navigation keys' },
      { pathname: '/docs/command-reference/' },
      { pathname: '/docs/diagnostics/', title: 'Diagnostic codes' },
      { pathname: '/docs/messages/', title: 'Messages of the terminal' },
      { pathname: '/docs/glossary/' },
    ],
  },
  // Beside the reference, of which the overview of the manual shows each page as a card.
  {
    pathname: '/docs/diagnostics/codes-group',
    title: 'Diagnostics',
    children: diagnosticCodes.map((code) => ({ pathname: `/docs/diagnostics/${code}/`, title: code })),
  },
  {
    pathname: '/docs/showcase-group',
    title: 'Showcase',
    children: [{ pathname: '/docs/showcase/', title: 'Libraries on this site' }, { pathname: '/versions/' }],
  },
];
