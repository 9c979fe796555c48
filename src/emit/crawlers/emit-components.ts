import { posix } from 'node:path';
import {
  componentFacts,
  componentItems,
  componentManifestPath,
  demoAddress,
  listedComponent,
} from '../../assemble/component-manifest.ts';
import { type DocumentedComponent, documentedComponents } from '../../assemble/documented-components.ts';
import { demoClosure } from '../../assemble/props/demo-code.ts';
import { largeSourceHref } from '../../assemble/props/demo-props.ts';
import { absolute } from '../../assemble/shell-markdown.ts';
import { hashData } from '../../lib/hash.ts';
import { lazy } from '../../memo/memoize.ts';
import type { ComponentDemo, ComponentIndex, ComponentManifest } from '../../model/component-manifest.ts';
import type { DemoModule } from '../../model/demo.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { OutputPath, SourcePath } from '../../model/path.ts';
import { sourceText } from '../../read/source-bytes.ts';
import { lazyTextFile } from '../asset-file.ts';
import type { CopySources } from '../markdown/emit-markdown-copies.ts';

/**
 * Emits what the site knows of its components, hooks and functions as JSON, for tools: an index, and a file
 * for each with its props and the sources of its demos. Nothing for a site without any.
 */
export function emitComponents(from: CopySources): OutputFile[] {
  const { index } = from;
  const components = documentedComponents(index.site);
  if (components.length === 0) return [];
  return [
    lazyTextFile(outputNames.components, () => indexText(components, from)),
    ...components.map((component) => componentOutput(component, from)),
  ];
}

function indexText(components: readonly DocumentedComponent[], { index }: CopySources): string {
  const { name, url } = index.site.config;
  const facts: ComponentIndex = {
    version: 1,
    name,
    ...(url !== undefined && { url }),
    components: components.map((component) => listedComponent(component, index)),
  };
  return `${JSON.stringify(facts, null, 1)}\n`;
}

function componentOutput(component: DocumentedComponent, from: CopySources): OutputFile {
  const { index, sources } = from;
  const made = lazy(() => ({
    facts: componentFacts(component, index),
    demos: demosOf(component, from),
  }));
  return {
    path: componentManifestPath(component) as OutputPath,
    phase: 'page',
    get hash() {
      const { facts, demos } = made();
      const items = component.reference?.reference?.hash ?? componentItems(component);
      const files = demos.map(({ modules }) => modules.map(({ source }) => sources.get(source)?.hash ?? ''));
      return hashData([facts, items, demos.map(({ address }) => address), files]);
    },
    content: async () => {
      const { facts, demos } = made();
      const texts = demos.map(({ address, modules }) => withFiles(address, modules, from));
      const whole: ComponentManifest = {
        ...facts,
        ...componentItems(component),
        demos: await Promise.all(texts),
      };
      return new TextEncoder().encode(`${JSON.stringify(whole, null, 1)}\n`);
    },
  };
}

function demosOf({ guides }: DocumentedComponent, { index }: CopySources) {
  return guides.flatMap((page) =>
    [...new Set(page.demos)].flatMap((demo) =>
      demo === null
        ? []
        : [{ address: demoAddress(page, demo, index), modules: demoClosure(demo, index.demoModules, 'ts') }],
    ),
  );
}

async function withFiles(
  address: Omit<ComponentDemo, 'files'>,
  modules: readonly DemoModule[],
  { index, sources, files }: CopySources,
): Promise<ComponentDemo> {
  const hrefOf = (source: SourcePath) =>
    absolute(largeSourceHref(index)(source), index.site.config.url ?? '');
  const folder = posix.dirname(modules[0]?.source ?? '');
  const fileOf = async ({ source: path, ts, js }: DemoModule) => {
    const facts = { name: posix.relative(folder, path), language: (ts ?? js).language };
    if (js.bytes !== undefined) return { ...facts, href: hrefOf(path) };
    const source = sources.get(path);
    return { ...facts, code: (source && (await sourceText(source, files))) ?? '' };
  };
  return { ...address, files: await Promise.all(modules.map(fileOf)) };
}
