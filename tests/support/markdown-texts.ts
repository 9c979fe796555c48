import fc from 'fast-check';

/** Pieces of a line. */
const inlines = [
  ...['a', 'b c', ' ', '  ', '\n', ', ', '. ', '!', '(', ')', ':', '1', '_', '__', 'ä', '—', '\u00a0'],
  ...[
    '*',
    '**',
    '***',
    '`',
    '``',
    '[',
    ']',
    '](',
    '](x)',
    '![',
    '<',
    '&',
    '&amp;',
    '\\',
    '~',
    '|',
    '@',
    'www.a.b',
  ],
  ...['*a*', '**b**', '`c`', '[d](e)', '**`f`**', '`|`', 'http://g.h', '[^1]', '<i>'],
  ...['<Badge text="a" />', '{#a}', '{{ a }}', '[toc]'],
];
/** Beginnings of a line. */
const starts = [
  ...[
    '',
    '',
    '',
    '# ',
    '## ',
    '- ',
    '- ',
    '1. ',
    '2. ',
    '* ',
    '> ',
    '  ',
    '   ',
    '    ',
    '    a',
    '[^1]: a',
    '\t',
    '| ',
    '- [ ] ',
    '> [!NOTE] ',
    '[[toc]]',
    '<<< @/a.js',
  ],
  ...[
    '```',
    '```',
    '```js',
    '~~~',
    '   ```',
    '```\t',
    '```js:line-numbers {1} [a]',
    '    ```',
    '- ```',
    '<p ',
    '</P>',
    '<div>',
    '</div>',
    '<!-- ',
    '-->',
    '<pre>',
    '</pre>',
  ],
  ...[
    '---',
    '===',
    '|-|',
    '|-|-|',
    '| a | b |',
    '[a]: b',
    '<!--colophon-->',
    '<!-->',
    '<!--->',
    '<!-- a -->',
  ],
];
const line = fc
  .tuple(fc.constantFrom(...starts), fc.array(fc.constantFrom(...inlines), { maxLength: 6 }))
  .map(([start, parts]) => start + parts.join(''));
const ending = fc.constantFrom('\n', '\n', '\n\n', '\n\n', '\n \n', '\n\n\n');
/** Texts of Markdown, usual and unusual. */
export const markdownTexts = fc
  .array(fc.tuple(line, ending), { maxLength: 12 })
  .map((lines) => lines.map((parts) => parts.join('')).join(''));
