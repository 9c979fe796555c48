import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { readPageModule } from '../../../../src/parse/page-module/read-page-module.ts';

const flagsOf = (returned: string) =>
  readPageModule(
    'pages/a.js' as SourcePath,
    `import * as pageProps from 'docs/a.md?muiMarkdown';\n\nexport default function Page() {\n  return ${returned};\n}\n`,
  ).flags;

test.each<[string, object]>([
  ['<MarkdownDocs {...pageProps} />', {}],
  ['<MarkdownDocs {...pageProps} disableAd />', { disableAd: true }],
  ['<MarkdownDocs disableAd {...pageProps} />', { disableAd: true }],
  [
    '<MarkdownDocs disableToc disableAd wideLayout />',
    { disableToc: true, disableAd: true, wideLayout: true },
  ],
  ['<MarkdownDocs disableAd={true} wideLayout={ false }/>', { disableAd: true, wideLayout: false }],
  [
    '<Provider slots={{ a: { b: 1 } }}><MarkdownDocs disableAd {...pageProps} /></Provider>',
    { disableAd: true },
  ],
  ['wrap(() => (<MarkdownDocs disableAd />))', { disableAd: true }],
  // The value is known only when the module runs, which it never does.
  ['<MarkdownDocs disableAd={isQuiet()} />', {}],
  // These are no attributes.
  ['<MarkdownDocs title="disableAd" {...pageProps} />', {}],
  ['<MarkdownDocs title=disableAd />', {}],
  ['<MarkdownDocs disableAddFilterButton />', {}],
  ['<p>disableAd</p>', {}],
  ['/* <MarkdownDocs disableAd /> */ <MarkdownDocs />', {}],
  ["'<MarkdownDocs disableAd />'", {}],
  ['{ disableAd: true }', {}],
  // Broken syntax has no flags, and is no problem.
  ['<MarkdownDocs disableAd', {}],
])('%s → %j', (returned, flags) => {
  expect(flagsOf(returned)).toEqual(flags);
});

test('elements that nest too deep have no flags', () => {
  expect(flagsOf(`${'<b>'.repeat(50_000)}<MarkdownDocs disableAd />`)).toEqual({});
});
