import type { Directive } from 'colophon';

/** `{{"youtube": "dQw4w9WgXcQ", "title": "A tour of Acme UI"}}` */
export const youtube: Directive = ({ value, options }) => ({
  type: 'element',
  tagName: 'iframe',
  properties: {
    src: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(String(value))}`,
    title: String(options.title ?? 'Video'),
    loading: 'lazy',
    width: 560,
    height: 315,
  },
  children: [],
});
