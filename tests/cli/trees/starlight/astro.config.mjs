import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export const locales = { root: { label: 'English', lang: 'en' }, fr: { label: 'Français', lang: 'fr' } };

export default defineConfig({
  site: 'https://docs.acme.dev/',
  redirects: { '/old': '/guides/first-steps/', '/blog/[slug]': '/' },
  integrations: [
    starlight({
      title: 'Acme UI',
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/acme/ui' }],
      editLink: { baseUrl: 'https://github.com/acme/ui/edit/main/' },
      customCss: ['./src/site.css'],
      locales,
      sidebar: [
        { label: 'Start', items: ['index', { slug: 'guides/first-steps', badge: 'New' }] },
        { label: 'Guides', translations: { fr: 'Guides pratiques' }, items: [{ autogenerate: { directory: 'guides' } }] },
        { label: 'Repository', link: 'https://github.com/acme/ui' },
      ],
    }),
  ],
});
