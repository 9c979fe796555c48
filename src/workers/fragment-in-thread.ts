import type { TemplateLocation } from '../render/load-templates.ts';
import { type FragmentTask, UnfinishedFragment, unfinishedFragment } from '../render/site-fragments.ts';
import type { Answers } from './protocol.ts';
import { ThreadStopped } from './thread-stopped.ts';
import { untilFinished } from './until-answered.ts';
import type { WorkerSlot } from './worker-slot.ts';

/**
 * Renders a fragment in the thread of a slot. Rejects with `UnfinishedFragment` for one that all pages share.
 */
export async function fragmentInThread(
  slot: WorkerSlot,
  task: FragmentTask,
  location: TemplateLocation,
): Promise<Answers['fragment']> {
  try {
    return await untilFinished(slot, (thread) => thread.ask('fragment', { task, location }));
  } catch (error) {
    if (!(error instanceof ThreadStopped)) throw error;
    const notice = unfinishedFragment(task, error.reason);
    if (!notice) throw new UnfinishedFragment(error.reason);
    return notice;
  }
}
