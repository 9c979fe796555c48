import type { BuildTools } from './build-tools.ts';

/** Saves what was made and what is known of the files, so that the next builder finds it. `keepUnused: false` forgets what nobody asked for. */
export async function saveCache(
  { store, hashes }: Pick<BuildTools, 'store' | 'hashes'>,
  { keepUnused }: { readonly keepUnused: boolean },
): Promise<void> {
  await store.save({ keepUnused });
  await hashes.save({ keepUnused });
}
