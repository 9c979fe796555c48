import type { LiveChunk } from './live-task.ts';
import { readChunks } from './read-chunks.ts';

/** The code and style that come from the site, not from the reader. */
export interface LiveLibrary {
  readonly chunks: readonly LiveChunk[];
  readonly sheets: readonly string[];
}

/** Texts of this page's editors by address: demos share most of their chunks. */
const texts = new Map<string, Promise<string>>();

/** Reads what a demo imports, once; after a failure it is asked for again. The page reads it, not the frame, so that it is there offline. */
export async function readLibrary(entry: string, sheets: readonly string[]): Promise<LiveLibrary> {
  const url = new URL(entry, document.baseURI).href;
  const [chunks, styles] = await Promise.all([readChunks(url, readText), Promise.all(sheets.map(readText))]);
  return { chunks, sheets: styles };
}

function readText(url: string): Promise<string> {
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
