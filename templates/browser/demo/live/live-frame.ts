import type { FrameMessage, LiveAppearance, LiveTask } from './live-task.ts';

/** A frame that runs one version of a demo. Closing it ends all timers and listeners of the demo. */
export interface LiveFrame {
  readonly element: HTMLIFrameElement;
  setAppearance(appearance: LiveAppearance): void;
  close(): void;
}

/** Adds a sandboxed frame without access to the page to a container, and runs a task in it. */
export function openLiveFrame(
  container: Element,
  { title, task }: { readonly title: string; readonly task: LiveTask },
  onMessage: (message: FrameMessage) => void,
): LiveFrame {
  const element = document.createElement('iframe');
  const { port1: port, port2: framePort } = new MessageChannel();
  // Forms may dispatch events to the demo, but the content security policy blocks their submission.
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.title = title;
  element.srcdoc = colophonTrusted.createHTML(frameDocument(location.origin));
  port.onmessage = ({ data }: MessageEvent<FrameMessage>) => onMessage(data);
  // A sandboxed frame has no origin to name as the target of the message.
  element.addEventListener('load', () => element.contentWindow?.postMessage(task, '*', [framePort]), {
    once: true,
  });
  container.append(element);
  return {
    element,
    setAppearance: (appearance) => port.postMessage(appearance),
    close() {
      port.close();
      element.remove();
    },
  };
}

/** The only script of a frame: links the chunks of a task and calls the last one. Constant for its hash. */
export const liveFrameScript = `self.trustedTypes?.createPolicy("default",{createHTML:s=>s,createScriptURL:s=>s});
addEventListener("message",async({source,data,ports:[port]})=>{
if(source!==parent||!port)return;
const urls={};let last;
try{for(const{name,text}of data.chunks){
const linked=text.replace(/"\\.\\/([\\w.-]+\\.js)"/g,(all,to)=>to in urls?'"'+urls[to]+'"':all);
last=urls[name]=URL.createObjectURL(new Blob([linked],{type:"text/javascript"}));}
(await import(last)).run({...data,port});
}catch(error){port.postMessage({kind:"failed",reason:{kind:"message",message:String(error)}})}
});`;

/** Hash of the script for content security policies: that of the frame, and that of pages with demos. */
export const liveFrameHash = 'sha256-aUuyMlqyH5LaI7rI9dWIWHVtz+RF2CMqTSDej5IhvmA=';

/** Returns the document of a frame. Its policy allows only the script, its modules, and images and fonts. */
export function frameDocument(origin: string): string {
  const media = `${origin} https: data: blob:`;
  const policy = [
    "default-src 'none'",
    `script-src '${liveFrameHash}' blob:`,
    "style-src 'unsafe-inline'",
    `img-src ${media}`,
    `media-src ${media}`,
    `font-src ${origin} https: data:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body><div id="demo"></div><script>${liveFrameScript}</script></body></html>`;
}

/** Style sheet of the document, which continues the style of the demo's stage. */
export const liveFrameRules = `
*, *::before, *::after { box-sizing: border-box; }
html { color: var(--mui-palette-text-primary); background: transparent; font: 1rem/1.5 Roboto, system-ui, sans-serif; }
body { margin: 0; }
#demo { max-inline-size: 100%; min-inline-size: 0; flex: 0 1 auto; }
[data-layout=stage] body { display: flex; justify-content: center; padding: 32px 24px; }
[data-layout=inline] body { display: flex; padding: 8px 1px 16px; }
[data-layout=page] { background: var(--mui-palette-background-default); }
[data-layout=page] body { min-block-size: 100dvh; }
@media (max-width: 480px) { [data-layout=stage] body { padding: 24px 16px; } }
.demo-fallback { display: grid; gap: 8px; justify-items: start; padding: 16px; }
.demo-fallback button { font: inherit; padding: 6px 14px; }
`;
