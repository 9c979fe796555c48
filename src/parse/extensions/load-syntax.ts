import type { PageText, ParseOptions } from '../parse-task.ts';
import type { MarkdownExtensions } from './markdown-extensions.ts';

/** Loads the optional syntax that a page may need. Most sites have none, and most pages need none. */
export async function loadSyntax(
  { text, included }: PageText,
  { emoji, math, diagrams }: Pick<ParseOptions, 'emoji' | 'math' | 'diagrams'>,
): Promise<MarkdownExtensions> {
  if (emoji !== true && math !== true && diagrams === undefined) return {};
  const texts = [text, ...[...(included?.values() ?? [])].map((file) => file.text ?? '')];
  const hasEmoji = emoji === true && texts.some((each) => /:[\w+-]+:/.test(each));
  const hasMath = math === true && texts.some((each) => each.includes('$'));
  const hasDiagrams =
    diagrams !== undefined && texts.some((each) => /(?:`{3}|~{3})[ \t]*mermaid/i.test(each));
  return {
    ...(hasDiagrams && { diagrams: await (await import('./diagrams.ts')).loadDiagrams(diagrams.url) }),
    ...(hasEmoji && { emoji: (await import('./emoji.ts')).emojiOf }),
    ...(hasMath && { math: (await import('./math.ts')).math }),
  };
}
