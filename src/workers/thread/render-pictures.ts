import type { FileSystem } from '../../effects/file-system.ts';
import { type RenderSocialImage, socialImageRenderer } from '../../emit/social/render-social-image.ts';
import { nextTurn } from '../../lib/next-turn.ts';
import { collectGarbage, releaseBytes } from './collect-garbage.ts';

/** Pictures after which all garbage is collected: some hundred megabytes. */
const picturesPerCollection = 25;

/**
 * Creates a renderer of pictures for one thread. The packages keep several megabytes a picture outside the
 * heap, which V8 does not see, so it collects garbage itself.
 */
export function pictureRenderer(files: Pick<FileSystem, 'readBytes'>): RenderSocialImage {
  const render = socialImageRenderer(files);
  let pictures = 0;
  return async (task) => {
    const rendered = await render(task);
    releaseBytes(task.width * task.height * 4);
    pictures += 1;
    if (pictures % picturesPerCollection === 0) collectGarbage();
    // Node frees what native packages keep in a later turn of its event loop.
    await nextTurn();
    return rendered;
  };
}
