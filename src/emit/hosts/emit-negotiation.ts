import { hashParts } from '../../lib/hash.ts';
import type { Config } from '../../model/config.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';
import { textFile } from '../asset-file.ts';

/** A host that runs a function in front of a static site. */
export type FunctionHost = 'netlify' | 'vercel' | 'cloudflare';

/** Where each of them looks for the function. Netlify has to be given the folder, in `netlify.toml`. */
const functionPaths: Readonly<Record<FunctionHost, string>> = {
  netlify: 'netlify/edge-functions/markdown.js',
  vercel: 'middleware.js',
  cloudflare: '_worker.js',
};

/** What emitting the function needs. */
export interface NegotiationOptions {
  /** Identifies this program, whose versions have other functions. */
  readonly tool: string;
  /** Reads the bundled function for a host. */
  readFunction(host: FunctionHost): Promise<Uint8Array>;
}

/**
 * Emits the function that sends Markdown copies to clients that prefer them, if the site asks for it. A site
 * without a named host gets that for Netlify, as it does its headers; the other hosts run no functions.
 */
export function emitNegotiation(
  { contentNegotiation, host = 'netlify', base }: Pick<Config, 'contentNegotiation' | 'host' | 'base'>,
  { tool, readFunction }: NegotiationOptions,
): OutputFile[] {
  if (!contentNegotiation || host === 'github-pages' || host === 'nginx') return [];
  const file: OutputFile = {
    path: functionPaths[host] as OutputPath,
    phase: 'page',
    hash: hashParts([tool, host]),
    content: () => readFunction(host),
  };
  return host === 'cloudflare' ? [file, textFile('_routes.json', cloudflareRoutes(base))] : [file];
}

/** The function does not run for files that are never negotiated. */
function cloudflareRoutes(base: string): string {
  const exclude = [outputNames.assets, outputNames.media].map((folder) => `${base}${folder}/*`);
  return `${JSON.stringify({ version: 1, include: [`${base}*`], exclude }, null, 2)}\n`;
}
