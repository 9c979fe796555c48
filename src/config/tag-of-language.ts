const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns the tag of a language by its English name: `German` → `de`. Undefined if no language has it. */
export function tagOfLanguage(name: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  return tags.find((tag) => names.of(tag)?.toLowerCase() === name.toLowerCase());
}
