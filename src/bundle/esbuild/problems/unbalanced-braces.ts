import type { Message, PartialMessage } from 'esbuild';

/**
 * Describes a brace of a style sheet without its counterpart, at the brace itself: esbuild reports a block
 * that is not closed at the end of the file. Returns undefined for other messages.
 */
export function unbalancedBrace({ text, location, notes }: Message): PartialMessage | undefined {
  if (text === 'Unexpected "}"')
    return {
      text: 'This "}" closes no block',
      location,
      notes: [{ text: 'Remove it, or add the "{" before it.' }],
    };
  if (text !== 'Expected "}" to go with "{"') return undefined;
  const opening = notes.find((note) => note.location)?.location ?? location;
  const start = opening?.lineText.trim();
  const hint = start ? `Add "}" at the end of the block: ${start} … }` : 'Add "}" at the end of the file.';
  return { text: 'This block is not closed', location: opening, notes: [{ text: hint }] };
}
