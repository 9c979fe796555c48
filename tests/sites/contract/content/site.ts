import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import type { RehypePlugin, RemarkPlugin } from 'colophon';
import { defineSite } from 'colophon';
import { pageList } from './extensions/page-list.ts';
import { secureLinks } from './extensions/secure-links.ts';
import { shortDescription } from './extensions/short-description.ts';
import { tableCaptions } from './extensions/table-captions.ts';
import { youtube } from './extensions/youtube.ts';

export const site = defineSite({
  name: 'Acme UI',
  url: 'https://docs.acme.dev',
  products: [{ id: 'acme', name: 'Acme UI', root: '/acme/', content: 'guides', accent: '#7a36ee' }],
  alias: { '@acme/ui': '../ui/src' },
  serviceWorker: 'none',
});

export const remarkPlugins: readonly RemarkPlugin[] = [{ plugin: remarkMath, when: /\$/ }];

export const rehypePlugins: readonly RehypePlugin[] = [
  { plugin: rehypeKatex, options: { output: 'mathml' }, when: /\$/ },
  { plugin: tableCaptions, when: /^\|/m },
];

export const directives = { youtube };

export const rules = { 'short-description': shortDescription, 'secure-links': secureLinks };

export const emitters = { 'page-list': pageList };
