import { frameDocument } from './live-frame-document.ts';
import type { FrameMessage, LiveLook, LiveTask } from './live-task.ts';

/** A frame in which one version of a demo runs. Whatever it starts, timers and objects, ends when it is closed. */
export interface LiveFrame {
  readonly element: HTMLIFrameElement;
  look(look: LiveLook): void;
  close(): void;
}

/** Opens a frame without rights on the page, at the end of a place, and runs a task in it. */
export function openLiveFrame(
  place: Element,
  title: string,
  task: LiveTask,
  tell: (message: FrameMessage) => void,
): LiveFrame {
  const element = document.createElement('iframe');
  const { port1: port, port2: theirs } = new MessageChannel();
  // Forms are let through to the demo's own listeners; the policy of the frame lets none be sent.
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.title = title;
  element.srcdoc = frameDocument(location.origin);
  port.onmessage = ({ data }: MessageEvent<FrameMessage>) => tell(data);
  // The frame has no origin that a message could be addressed to.
  element.addEventListener('load', () => element.contentWindow?.postMessage(task, '*', [theirs]), {
    once: true,
  });
  place.append(element);
  return {
    element,
    look: (look) => port.postMessage(look),
    close() {
      port.close();
      element.remove();
    },
  };
}
