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
import { DemoBoundary, DemoRoot, leftToRightEngine } from './demo-root.tsx';
import { LiveImportError, type ModuleBody, type OfferedModule, requireFrom } from './live-modules.ts';
import { rightToLeftEngine } from './right-to-left-engine.ts';
import { allowStyleText } from './style-text.ts';

/** A task, and the port to the page that sent it. */
export interface ReceivedTask extends LiveTask {
  readonly port: MessagePort;
}

type Post = (message: FrameMessage) => void;

/** Runs an edited demo in the current iframe, and reports its state through the port. */
export async function runLiveDemo(offered: readonly OfferedModule[], task: ReceivedTask): Promise<void> {
  const { port, files, layout } = task;
  const post: Post = (message) => port.postMessage(message);
  let { appearance } = task;
  let show = (_appearance: LiveAppearance): void => {};
  applyPageState(appearance);
  port.onmessage = ({ data }: MessageEvent<LiveAppearance>) => {
    appearance = data;
    applyPageState(appearance);
    show(appearance);
  };
  document.documentElement.dataset.layout = layout;
  allowStyleText();
  task.sheets.forEach(adoptSheet);
  listenForErrors(post);
  try {
    const bodies = await loadBodies(files);
    if (bodies.size < files.length) return;
    const module = requireFrom(bodies, offered)(files[0]?.name ?? '') as Readonly<Record<string, unknown>>;
    const Demo = module[task.exported];
    if (!isComponent(Demo)) post({ kind: 'failed', reason: { kind: 'component' } });
    else show = createStage(Demo, task, post);
    show(appearance);
  } catch (error) {
    post(failureOf(error));
  }
}

function applyPageState({ scheme, direction, language }: LiveAppearance): void {
  const { documentElement } = document;
  documentElement.setAttribute('data-mui-color-scheme', scheme);
  documentElement.dir = direction;
  documentElement.lang = language;
}

/** A constructed style sheet needs no content security policy. */
function adoptSheet(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Addresses of the scripts that are loading, by URL: a syntax error names its script by the URL only. */
const loading = new Map<string, string>();

function listenForErrors(post: Post): void {
  addEventListener('error', (event) => {
    const { error, message, filename, lineno, colno } = event;
    const address = loading.get(filename);
    // The editor shows it.
    event.preventDefault();
    if (address === undefined) post(failureOf(error ?? message));
    else
      post(
        failure(
          message.replace(/^Uncaught (?:\w*Error: )?/, ''),
          placeInStack(`${address}:${lineno}:${colno}`),
        ),
      );
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    post(failureOf(event.reason));
  });
}

/** Loads each file as a script, so that stacks name it. The result lacks files with syntax errors. */
async function loadBodies(files: readonly LiveFile[]): Promise<ReadonlyMap<string, ModuleBody>> {
  const bodies = new Map<string, ModuleBody>();
  Object.assign(globalThis, {
    defineLiveFile: (name: string, body: ModuleBody) => bodies.set(name, body),
    // The bundler puts the names in its place that the site sets.
    process: { env: process.env },
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

/** Prepares a root for the demo. Returns a function that renders it as the page asks, and keeps its state. */
function createStage(
  Demo: ComponentType,
  { words }: LiveTask,
  post: Post,
): (appearance: LiveAppearance) => void {
  const place = document.querySelector<HTMLElement>('#demo');
  if (!place) return () => {};
  const height = (): number => Math.ceil(document.body.getBoundingClientRect().height);
  const report = (error: unknown): void => post(failureOf(error));
  const root = createRoot(place, { onCaughtError: report, onUncaughtError: report });
  const engines = { ltr: leftToRightEngine(), rtl: rightToLeftEngine() };
  const onMounted = (): void => post({ kind: 'shown', height: height() });
  new ResizeObserver(() => post({ kind: 'height', height: height() })).observe(document.body);
  return ({ direction, props }) =>
    root.render(
      <DemoRoot engine={direction === 'rtl' ? engines.rtl : engines.ltr} words={words}>
        <DemoBoundary>
          <Demo {...props} />
          <Mounted onMounted={onMounted} />
        </DemoBoundary>
      </DemoRoot>,
    );
}

/** Calls back once the demo's own effects have run without an error. */
function Mounted({ onMounted }: { readonly onMounted: () => void }): ReactNode {
  useEffect(() => {
    const timer = setTimeout(onMounted);
    return () => clearTimeout(timer);
  }, [onMounted]);
  return null;
}

function failureOf(error: unknown): FrameFailure {
  if (!(error instanceof Error)) return failure(String(error), undefined);
  const place = placeInStack(error.stack ?? '');
  if (error instanceof LiveImportError)
    return { kind: 'failed', reason: error.reason, ...(place && { place }) };
  return failure(error.message, place);
}

function failure(message: string, place: LivePlace | undefined): FrameFailure {
  return { kind: 'failed', reason: { kind: 'message', message }, ...(place && { place }) };
}
