// @ts-check
const { themes } = require('prism-react-renderer');

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Acme UI',
  tagline: 'Components for every product of Acme.',
  url: 'https://docs.acme.dev',
  baseUrl: '/',
  organizationName: 'acme',
  projectName: 'ui',
  i18n: { defaultLocale: 'en', locales: ['en', 'es'] },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: require.resolve('./sidebars.js'),
          editUrl: 'https://github.com/acme/ui/tree/main/',
        },
        blog: { showReadingTime: true },
      },
    ],
  ],
  themeConfig: { prism: { theme: themes.github } },
};

module.exports = config;
