import { defineAdditionalConfig } from 'vitepress';

export default defineAdditionalConfig({
  themeConfig: {
    sidebar: {
      '/de/guide/': { base: '/de/guide/', items: [{ text: 'Grundlagen', items: [{ text: 'Erste Schritte', link: 'start' }] }] },
      '/de/components/': { base: '/de/components/', items: [{ text: 'Knopf', link: 'button' }] },
    },
  },
});
