export const line = (...words: (string | undefined)[]) => words.join(' | ');
