import { htmlAttribute } from './html-attributes.ts';
import type { JsxTag } from './jsx-tag.ts';

/**
 * Returns `<ThemedImage alt="a" sources={{ light: '/a.svg', dark: useBaseUrl('/b.svg') }} />` of Docusaurus
 * as two pictures, of which the page shows that of its colour scheme. Undefined for sources that need
 * JavaScript.
 */
export function themedImage({ attributes }: JsxTag): readonly string[] | undefined {
  const sources = attributes.get('sources');
  if (typeof sources !== 'object') return undefined;
  const pictures = ['light', 'dark'].map((scheme) => {
    const value = new RegExp(`(?:^|[{,\\s'"])${scheme}['"]?\\s*:\\s*((?:[^,(){}]|\\([^()]*\\))+)`);
    const written = value.exec(sources.expression)?.[1];
    const src = written === undefined ? undefined : htmlAttribute('src', written);
    const own = ['className', 'alt', 'width', 'height', 'style', 'title'].map((name) => {
      const text = attributes.get(name);
      const scoped =
        name === 'className' ? `only-${scheme}-mode ${typeof text === 'string' ? text : ''}` : text;
      if (scoped === undefined) return '';
      const attribute =
        typeof scoped === 'object'
          ? htmlAttribute(name, scoped.expression)
          : htmlAttribute(name, JSON.stringify(scoped === true ? '' : scoped.trim()));
      return attribute === undefined ? '' : ` ${attribute}`;
    });
    return src === undefined ? undefined : `<img ${src}${own.join('')}>`;
  });
  return pictures.every((picture) => picture !== undefined) ? pictures : undefined;
}
