/** Puts `[TIME]` in place of how long a build took. */
export function withoutTime(text: string): string {
  return text.replace(/ in (?:\d+ min )?[\d.]+ m?s(?= |$)/gm, ' in [TIME]');
}
