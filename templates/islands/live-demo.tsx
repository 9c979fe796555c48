import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { liveAddress, placeInStack } from '../browser/demo/live/frame-files.ts';
import type {
  FrameFailure,
  FrameMessage,
  LiveAppearance,
  LiveFile,
  LivePlace,
  LiveTask,
} from '../browser/demo/live/live-task.ts';
import { DemoBoundary } from './demo-boundary.tsx';
import { DemoRoot } from './demo-root.tsx';
import { LiveImportError, type ModuleBody, type OfferedModule, requireFrom } from './live-modules.ts';
import { rightToLeftEngine } from './right-to-left-engine.ts';
import { leftToRightEngine } from './style-engine.ts';

/** A task, and the line to the page that set it. */
export interface ReceivedTask extends LiveTask {
  readonly port: MessagePort;
}

/** Runs an edited demo in the frame it is called in. What becomes of it is told through the port. */
export async function runLiveDemo(offered: readonly OfferedModule[], task: ReceivedTask): Promise<void> {
  const { port, files, layout } = task;
  const tell = (message: FrameMessage): void => port.postMessage(message);
  takeOn(task.appearance);
  port.onmessage = ({ data }: MessageEvent<LiveAppearance>) => takeOn(data);
  document.documentElement.dataset.layout = layout;
  task.sheets.forEach(adoptSheet);
  listenForErrors(tell);
  try {
    const bodies = await loadBodies(files);
    if (bodies.size < files.length) return;
    const module = requireFrom(bodies, offered)(files[0]?.name ?? '') as { readonly default?: unknown };
    if (!isComponent(module.default)) tell({ kind: 'failed', reason: { kind: 'component' } });
    else render(module.default, task, tell);
  } catch (error) {
    tell(failureOf(error));
  }
}

function takeOn({ scheme, direction, language }: LiveAppearance): void {
  const { documentElement } = document;
  documentElement.setAttribute('data-mui-color-scheme', scheme);
  documentElement.dir = direction;
  documentElement.lang = language;
}

/** No policy has to let through a sheet that is made by script. */
function adoptSheet(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Names of the scripts that are being loaded, by their address: a browser tells where it cannot read one by that alone. */
const loading = new Map<string, string>();

function listenForErrors(tell: (message: FrameMessage) => void): void {
  addEventListener('error', (event) => {
    const { error, message, filename, lineno, colno } = event;
    const unread = loading.get(filename);
    // It is told under the editor.
    event.preventDefault();
    if (unread === undefined) tell(failureOf(error ?? message));
    else
      tell(
        said(message.replace(/^Uncaught (?:\w*Error: )?/, ''), placeInStack(`${unread}:${lineno}:${colno}`)),
      );
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    tell(failureOf(event.reason));
  });
}

/** Each file becomes a script of its own, so that a browser names it in stacks; the ones a browser cannot read are missing. */
async function loadBodies(files: readonly LiveFile[]): Promise<ReadonlyMap<string, ModuleBody>> {
  const bodies = new Map<string, ModuleBody>();
  Object.assign(globalThis, {
    defineLiveFile: (name: string, body: ModuleBody) => bodies.set(name, body),
    process: { env: { NODE_ENV: 'production' } },
  });
  for (const { name, code } of files) {
    if (/\.[cm]?[jt]sx?$/.test(name)) await loadScript(name, code);
    else bodies.set(name, (_require, module) => Object.assign(module, { exports: dataOf(name, code) }));
  }
  return bodies;
}

function dataOf(name: string, text: string): unknown {
  return name.endsWith('.css') ? adoptSheet(text) : JSON.parse(text);
}

function loadScript(name: string, code: string): Promise<void> {
  const address = liveAddress(name);
  const text = `defineLiveFile(${JSON.stringify(name)}, function (require, module, exports) {\n${code}\n});\n//# sourceURL=${address}`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  loading.set(url, address);
  const script = document.createElement('script');
  script.src = url;
  return new Promise((resolve) => {
    script.onload = script.onerror = () => {
      loading.delete(url);
      URL.revokeObjectURL(url);
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function render(
  Demo: ComponentType,
  { appearance, words }: LiveTask,
  tell: (message: FrameMessage) => void,
): void {
  const place = document.querySelector<HTMLElement>('#demo');
  if (!place) return;
  const height = (): number => Math.ceil(document.body.getBoundingClientRect().height);
  const report = (error: unknown): void => tell(failureOf(error));
  const root = createRoot(place, { onCaughtError: report, onUncaughtError: report });
  root.render(
    <DemoRoot
      engine={appearance.direction === 'rtl' ? rightToLeftEngine() : leftToRightEngine()}
      words={words}
    >
      <DemoBoundary>
        <Demo />
        <Standing tell={() => tell({ kind: 'shown', height: height() })} />
      </DemoBoundary>
    </DemoRoot>,
  );
  new ResizeObserver(() => tell({ kind: 'height', height: height() })).observe(document.body);
}

/** Tells that the demo stands once its own effects have run and none has brought it down. */
function Standing({ tell }: { readonly tell: () => void }): ReactNode {
  useEffect(() => {
    const timer = setTimeout(tell);
    return () => clearTimeout(timer);
  }, [tell]);
  return null;
}

function failureOf(error: unknown): FrameFailure {
  if (!(error instanceof Error)) return said(String(error), undefined);
  const place = placeInStack(error.stack ?? '');
  if (error instanceof LiveImportError)
    return { kind: 'failed', reason: error.reason, ...(place && { place }) };
  return said(error.message, place);
}

function said(message: string, place: LivePlace | undefined): FrameFailure {
  return { kind: 'failed', reason: { kind: 'message', message }, ...(place && { place }) };
}
