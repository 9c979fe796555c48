/** Returns the title of a folder without one: `getting-started` → `Getting started` */
export function titleWords(name: string): string {
  const words = name.replace(/[-_/\s]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
