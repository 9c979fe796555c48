import { join } from 'node:path';
import * as z from 'zod';
import type { BuildFlags, RemoteCacheConfig, RemotePlace } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import { cachePlace, wholeNumber } from './field-rules.ts';

/** Seconds: enough for a pack of results on a slow line. */
const defaultTimeout = 10;

/** Where builds store results for other machines. */
export const remoteCacheSchema = z
  .strictObject({
    url: cachePlace().describe('URL of a server that speaks the HTTP cache protocol of Bazel, or a folder.'),
    mode: z
      .enum(['read', 'read-write'])
      .default('read')
      .describe('read uses the results of other machines; read-write also stores those of this one.'),
    timeout: wholeNumber(1, 600).default(defaultTimeout).describe('Seconds that one request may take.'),
  })
  .describe('A cache that several machines share.');

/** Resolves the remote cache of `site.yaml` and the flags; undefined for a site without one. */
export function resolveRemoteCache(
  given: z.output<typeof remoteCacheSchema> | undefined,
  { remoteCache, remoteCacheMode, environment = {} }: BuildFlags,
  contentDir: FilePath,
): RemoteCacheConfig | undefined {
  const url = remoteCache ?? given?.url;
  if (url === undefined) return undefined;
  const { COLOPHON_CACHE_TOKEN: token, COLOPHON_CACHE_SECRET: secret } = environment;
  return {
    place: placeOf(url, remoteCache === undefined ? contentDir : undefined),
    mode: remoteCacheMode ?? given?.mode ?? 'read',
    timeout: given?.timeout ?? defaultTimeout,
    // An empty variable is what a workflow passes for a secret that it may not read.
    ...(token && { token }),
    ...(secret && { secret }),
  };
}

function placeOf(url: string, from: FilePath | undefined): RemotePlace {
  if (/^https?:/.test(url)) return { kind: 'server', url };
  return { kind: 'folder', folder: (from === undefined ? url : join(from, url)) as FilePath };
}
