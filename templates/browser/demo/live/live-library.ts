import type { LiveChunk } from './live-task.ts';

/** The code and styles of the site that an edited demo needs. */
export interface LiveLibrary {
  readonly chunks: readonly LiveChunk[];
  readonly sheets: readonly string[];
}

/** Texts by address, shared by all editors of the page because demos have most of their chunks in common. */
const texts = new Map<string, Promise<string>>();

/** Loads what a demo imports. The page loads it for the frame, so that the service worker can serve it. */
export async function loadLibrary(entry: string, sheets: readonly string[]): Promise<LiveLibrary> {
  const url = new URL(entry, document.baseURI).href;
  const [chunks, styles] = await Promise.all([loadChunks(url, loadText), Promise.all(sheets.map(loadText))]);
  return { chunks, sheets: styles };
}

/** Loads a chunk and everything it imports, each chunk once and after its own imports. */
export async function loadChunks(
  url: string,
  load: (url: string) => Promise<string>,
): Promise<readonly LiveChunk[]> {
  const loaded = new Map<string, string>();
  const loadAll = async (name: string): Promise<void> => {
    if (loaded.has(name)) return;
    loaded.set(name, '');
    const text = await load(new URL(name, url).href);
    loaded.set(name, text);
    await Promise.all(importedChunks(text).map(loadAll));
  };
  const ordered: LiveChunk[] = [];
  const add = (name: string): void => {
    const text = loaded.get(name);
    if (text === undefined) return;
    loaded.delete(name);
    importedChunks(text).forEach(add);
    ordered.push({ name, text });
  };
  const entry = url.replace(/^.*\//, '');
  await loadAll(entry);
  add(entry);
  return ordered;
}

/** Imports as esbuild writes them: `from"./chunk-1A2B3C4D.js"`, `import"…"`, `import("…")`. */
const importPattern = /\b(?:from|import|import\()\s*"\.\/([\w.-]+\.js)"/g;

/** Returns the names of the chunks that a chunk imports, each once. */
export function importedChunks(text: string): string[] {
  return [...new Set([...text.matchAll(importPattern)].map(([, name = '']) => name))];
}

function loadText(url: string): Promise<string> {
  const known = texts.get(url);
  if (known) return known;
  const text = fetchText(url);
  texts.set(url, text);
  text.catch(() => texts.delete(url));
  return text;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
