import { compressToBase64 } from 'lz-string';
import type { DemoTools } from './demo-code.ts';
import { type SandboxProject, sandboxProject } from './sandbox-project.ts';

/** Opens a demo as a complete project on a sandbox service, in a new tab. */
export function openSandbox(
  service: 'stackblitz' | 'codesandbox',
  demo: HTMLElement,
  tools: DemoTools,
): void {
  const project = sandboxProject({
    title: demo.dataset.name ?? demo.id,
    variant: variantOfFiles(tools),
    language: demo.closest<HTMLElement>('[lang]')?.lang ?? '',
    exported: demo.dataset.export ?? 'default',
    files: tools.files,
    dependencies: JSON.parse(demo.dataset.dependencies ?? '{}'),
  });
  if (service === 'stackblitz')
    post(`https://stackblitz.com/run?file=${encodeURIComponent(project.entry)}`, stackBlitzFields(project));
  else post('https://codesandbox.io/api/v1/sandboxes/define', codeSandboxFields(project));
}

/** Prefers the extension of the file: a demo with one variant may be in either language. */
function variantOfFiles({ files, variant }: DemoTools): 'ts' | 'js' {
  const name = files[0]?.name;
  if (name === undefined) return variant;
  return /\.tsx?$/.test(name) ? 'ts' : 'js';
}

function stackBlitzFields({ title, files }: SandboxProject): Record<string, string> {
  const texts = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]);
  return {
    'project[title]': title,
    'project[description]': title,
    'project[template]': 'node',
    ...Object.fromEntries(texts),
  };
}

function codeSandboxFields({ entry, files }: SandboxProject): Record<string, string> {
  const contents = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  // CodeSandbox expects Base64 with the URL alphabet.
  const parameters = compressToBase64(JSON.stringify({ files: contents }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return { parameters, environment: 'server', query: `file=/${entry}` };
}

function post(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target: '_blank', rel: 'noopener', hidden: true });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
