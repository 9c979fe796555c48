/** The manual of Colophon, and the pages that belong to the whole site. */
export const navigation = [
  {
    pathname: '/docs/start-group',
    title: 'Start',
    children: [{ pathname: '/docs/', title: 'Overview' }],
  },
  {
    pathname: '/docs/writing-group',
    title: 'Write pages',
    children: [
      { pathname: '/docs/markdown/' },
      { pathname: '/docs/demo-code/', title: 'Code of demos' },
      { pathname: '/docs/playground/', title: 'Controls of demos' },
      { pathname: '/docs/compatibility/', title: 'Markdown of other tools' },
      { pathname: '/docs/library/', title: 'Your own library' },
      { pathname: '/docs/api-reference/', title: 'API reference' },
      { pathname: '/docs/api-releases/', title: 'API documents and releases' },
    ],
  },
  {
    pathname: '/docs/site-group',
    title: 'Build a site',
    children: [
      { pathname: '/docs/versions/', title: 'Products and versions' },
      { pathname: '/docs/routes/' },
      { pathname: '/docs/languages/', title: 'Languages and direction' },
      { pathname: '/docs/search/' },
      { pathname: '/docs/machines/', title: 'Search engines and agents' },
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
      { pathname: '/docs/headers/', title: 'Headers, fonts and licences' },
      { pathname: '/docs/analytics/' },
      { pathname: '/docs/advertisements/' },
    ],
  },
  {
    pathname: '/docs/migration-group',
    title: 'Migrate',
    children: [{ pathname: '/docs/migration/', title: 'Existing documentation' }],
  },
  {
    pathname: '/docs/extending-group',
    title: 'Extend',
    children: [
      { pathname: '/docs/extending/', title: 'Extending the build' },
      { pathname: '/docs/programmatic/', title: 'Types and functions' },
    ],
  },
  {
    pathname: '/docs/showcase-group',
    title: 'Showcase',
    children: [
      { pathname: '/docs/showcase/', title: 'Libraries on this site' },
      { pathname: '/versions/' },
      { pathname: '/production-error/' },
    ],
  },
];
