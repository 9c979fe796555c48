import { defineConfig } from 'vitepress';
import { sidebar } from './sidebar';

const repository = 'https://github.com/acme/ui';

export default defineConfig({
  title: 'Acme UI',
  description: 'Components for every product of Acme.',
  base: '/ui/',
  srcExclude: ['**/drafts/**'],
  rewrites: { 'en/:rest*': ':rest*' },
  sitemap: { hostname: 'https://docs.acme.dev' },
  lastUpdated: true,
  markdown: { math: true },
  head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
  locales: {
    root: { label: 'English', lang: 'en' },
    de: { label: 'Deutsch', lang: 'de' },
  },
  themeConfig: {
    logo: '/logo.svg',
    nav: [
      { text: 'Guide', link: '/guide/start' },
      { text: 'Components', link: '/components/button' },
      { text: 'Versions', items: [{ text: '1.0', link: 'https://v1.acme.dev' }] },
    ],
    sidebar,
    editLink: { pattern: `${repository}/edit/main/docs/:path` },
    search: { provider: 'local' },
  },
});
