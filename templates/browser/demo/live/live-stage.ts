import { type LiveFrame, openLiveFrame } from './live-frame.ts';
import type { FrameFailure, FrameMessage, LiveAppearance, LiveTask } from './live-task.ts';

/** The stage of a demo, which shows versions of the edited demo. */
export interface LiveStage {
  /** Runs a version. It replaces what the stage shows once it has rendered. */
  run(task: LiveTask): void;
  setAppearance(appearance: LiveAppearance): void;
  /** Ends every version and shows the original demo. */
  clear(): void;
}

/** The outcome of running a version. */
export type LiveOutcome = { readonly kind: 'shown' } | (FrameFailure & { readonly version: 'new' | 'shown' });

const maxHeight = 4000;

/** Prepares the stage of a demo for edited versions. */
export function createLiveStage(
  demo: Element,
  title: string,
  onOutcome: (outcome: LiveOutcome) => void,
): LiveStage {
  const { stage, switchTo, switchBack } = findStage(demo);
  let shown: LiveFrame | undefined;
  let next: LiveFrame | undefined;

  const resize = (frame: LiveFrame, height: number): void => {
    if (frame === shown && height > 0) frame.element.style.blockSize = `${Math.min(height, maxHeight)}px`;
  };
  const show = (frame: LiveFrame): void => {
    switchTo(frame, shown);
    shown = frame;
    next = undefined;
    onOutcome({ kind: 'shown' });
  };
  const dropNext = (): void => {
    next?.close();
    next = undefined;
  };
  const receive = (frame: LiveFrame, message: FrameMessage): void => {
    if (message.kind !== 'failed') {
      if (message.kind === 'shown' && frame === next) show(frame);
      resize(frame, message.height);
      return;
    }
    if (frame === next) dropNext();
    else if (frame !== shown) return;
    onOutcome({ ...message, version: frame === shown ? 'shown' : 'new' });
  };
  return {
    run(task) {
      dropNext();
      if (!stage) return;
      const frame: LiveFrame = openLiveFrame(stage, { title, task }, (message) => receive(frame, message));
      frame.element.className = 'demo-live';
      frame.element.inert = true;
      next = frame;
    },
    setAppearance(appearance) {
      shown?.setAppearance(appearance);
      next?.setAppearance(appearance);
    },
    clear() {
      dropNext();
      shown?.close();
      shown = undefined;
      switchBack();
    },
  };
}

/** The place of a demo, with what happens there when a version replaces the original. */
interface StagePlace {
  readonly stage: HTMLElement | null;
  /** Shows a frame in place of the one before, or of the original. */
  switchTo(frame: LiveFrame, before: LiveFrame | undefined): void;
  switchBack(): void;
}

function findStage(demo: Element): StagePlace {
  const stage = demo.querySelector<HTMLElement>('.demo-stage');
  const original = demo.querySelector<HTMLElement>('.demo-root');
  return {
    stage,
    switchTo({ element }, before) {
      const height = (before?.element ?? stage)?.getBoundingClientRect().height ?? 0;
      before?.close();
      // Popups of the demo open inside the frame, so it must not be lower than the original demo.
      element.style.minBlockSize ||= `${height}px`;
      element.removeAttribute('inert');
      if (stage) stage.dataset.live = 'shown';
      if (original) original.hidden = true;
    },
    switchBack() {
      if (stage) delete stage.dataset.live;
      if (original) original.hidden = false;
    },
  };
}
