import type { PageText, ParseOptions } from '../parse-task.ts';
import type { MarkdownExtensions } from './markdown-extensions.ts';

/** Loads the optional syntax that a page may need. Most sites have none, and most pages need none. */
export async function loadSyntax(
  { text, included }: PageText,
  { emoji, math }: Pick<ParseOptions, 'emoji' | 'math'>,
): Promise<MarkdownExtensions> {
  if (emoji !== true && math !== true) return {};
  const texts = [text, ...[...(included?.values() ?? [])].map((file) => file.text ?? '')];
  const hasEmoji = emoji === true && texts.some((each) => /:[\w+-]+:/.test(each));
  const hasMath = math === true && texts.some((each) => each.includes('$'));
  return {
    ...(hasEmoji && { emoji: (await import('./emoji.ts')).emojiOf }),
    ...(hasMath && { math: (await import('./math.ts')).math }),
  };
}
