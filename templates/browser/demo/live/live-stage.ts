import { type LiveFrame, openLiveFrame } from './live-frame.ts';
import type { FrameFailure, FrameMessage, LiveLook, LiveTask } from './live-task.ts';

/** Where the versions of an edited demo appear, in the place of the demo. */
export interface LiveStage {
  /** Runs a version; it is seen once it stands, and until then what was there before. */
  run(task: LiveTask): void;
  look(look: LiveLook): void;
  /** Ends every version and shows the demo as it was. */
  clear(): void;
}

/** What became of a version. */
export type LiveOutcome = { readonly kind: 'shown' } | (FrameFailure & { readonly version: 'new' | 'shown' });

const tallest = 4000;

/** Makes the stage of a demo ready for versions of it. */
export function createLiveStage(
  demo: Element,
  title: string,
  tell: (outcome: LiveOutcome) => void,
): LiveStage {
  const stage = demo.querySelector<HTMLElement>('.demo-stage');
  const original = demo.querySelector<HTMLElement>('.demo-root');
  let shown: LiveFrame | undefined;
  let next: LiveFrame | undefined;

  const resize = (frame: LiveFrame, height: number): void => {
    if (frame === shown && height > 0) frame.element.style.blockSize = `${Math.min(height, tallest)}px`;
  };
  const show = (frame: LiveFrame): void => {
    const height = (shown?.element ?? stage)?.getBoundingClientRect().height ?? 0;
    shown?.close();
    shown = frame;
    next = undefined;
    // Popups of a demo open inside its frame, so it never gets lower than the demo was.
    frame.element.style.minBlockSize ||= `${height}px`;
    frame.element.removeAttribute('inert');
    if (stage) stage.dataset.live = 'shown';
    if (original) original.hidden = true;
    tell({ kind: 'shown' });
  };
  const receive = (frame: LiveFrame, message: FrameMessage): void => {
    switch (message.kind) {
      case 'shown':
        if (frame === next) show(frame);
        resize(frame, message.height);
        return;
      case 'height':
        resize(frame, message.height);
        return;
      case 'failed':
        if (frame === next) dropNext();
        else if (frame !== shown) return;
        tell({ ...message, version: frame === shown ? 'shown' : 'new' });
    }
  };
  const dropNext = (): void => {
    next?.close();
    next = undefined;
  };
  return {
    run(task) {
      dropNext();
      if (!stage) return;
      const frame: LiveFrame = openLiveFrame(stage, title, task, (message) => receive(frame, message));
      frame.element.className = 'demo-live';
      frame.element.inert = true;
      next = frame;
    },
    look(look) {
      shown?.look(look);
      next?.look(look);
    },
    clear() {
      dropNext();
      shown?.close();
      shown = undefined;
      if (stage) delete stage.dataset.live;
      if (original) original.hidden = false;
    },
  };
}
