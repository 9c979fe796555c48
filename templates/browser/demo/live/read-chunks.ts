import type { LiveChunk } from './live-task.ts';

/** What the bundler writes between chunks: `from"./chunk-1A2B3C4D.js"`, `import"…"`, `import("…")`. */
const link = /\b(?:from|import|import\()\s*"\.\/([\w.-]+\.js)"/g;

/** The names of the chunks that a chunk imports, each once. */
export function linkedChunks(text: string): string[] {
  return [...new Set([...text.matchAll(link)].map(([, name = '']) => name))];
}

/**
 * Reads a chunk and all that it imports, each once, in such an order that what is imported comes first.
 *
 * @param read gives the text at a URL
 */
export async function readChunks(
  url: string,
  read: (url: string) => Promise<string>,
): Promise<readonly LiveChunk[]> {
  const texts = new Map<string, Promise<string>>();
  const fetchAll = async (name: string): Promise<void> => {
    if (texts.has(name)) return;
    const text = read(new URL(name, url).href);
    texts.set(name, text);
    await Promise.all(linkedChunks(await text).map(fetchAll));
  };
  const entry = url.replace(/^.*\//, '');
  await fetchAll(entry);
  const ordered = new Map<string, LiveChunk>();
  const begun = new Set<string>();
  const place = async (name: string): Promise<void> => {
    if (begun.has(name)) return;
    begun.add(name);
    const text = (await texts.get(name)) ?? '';
    for (const linked of linkedChunks(text)) await place(linked);
    ordered.set(name, { name, text });
  };
  await place(entry);
  return [...ordered.values()];
}
