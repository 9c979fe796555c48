import { runEmitters } from '../assemble/run-emitters.ts';
import { modulePlace } from '../config/site-module.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { ExtensionLocation } from '../model/extension-location.ts';
import type { SiteFacts } from '../model/extensions.ts';
import type { OwnFile } from '../model/output.ts';
import { hasDirectives, isTrue } from '../parse/plugins/read-extensions.ts';
import { ownDirective } from '../parse/plugins/run-directives.ts';
import { checkOwnRules } from '../validate/check-own-rules.ts';
import { type LoadedExtensions, loadExtensions } from './thread/load-extensions.ts';

/** The module of a site whose functions run in a thread. */
export interface ExtensionModule {
  readonly location: ExtensionLocation;
  /** As the author wrote it, for the places of problems. */
  readonly text: string;
}

/** The names of a module's functions, and the problems in its exports. */
export interface ExtensionSummary {
  readonly diagnostics: readonly Diagnostic[];
  readonly rules: readonly string[];
  readonly emitters: readonly string[];
  /** True if it has plugins or directives. */
  readonly extendsPages: boolean;
}

/** A function of a module by its name, with what it receives. */
export interface FunctionCall {
  readonly module: ExtensionModule;
  readonly name: string;
  readonly facts: SiteFacts;
}

/** Runs the functions of a site in this thread. */
export interface ThreadExtensions {
  summary(module: ExtensionModule): Promise<ExtensionSummary>;
  /** Returns for each text of a page whether it needs the plugins or directives of the site. */
  areNeeded(module: ExtensionModule, texts: readonly string[]): Promise<readonly boolean[]>;
  checkRule(call: FunctionCall): Promise<readonly Diagnostic[]>;
  runEmitter(call: FunctionCall): Promise<Parsed<readonly OwnFile[]>>;
}

/** Creates the functions of a thread, which loads a module when it is needed first. */
export function createThreadExtensions(files: Pick<FileSystem, 'readText'>): ThreadExtensions {
  let latest: { readonly url: string; readonly loaded: Promise<LoadedExtensions> } | undefined;
  const placeIn = (text: string) => (path: readonly string[]) => modulePlace(text, path);
  const load = ({ location, text }: ExtensionModule): Promise<LoadedExtensions> => {
    if (latest?.url !== location.url)
      latest = { url: location.url, loaded: loadExtensions(location, { files, placeOf: placeIn(text) }) };
    return latest.loaded;
  };
  return {
    async summary(module) {
      const { extensions, diagnostics } = await load(module);
      return {
        diagnostics,
        rules: [...extensions.rules.keys()],
        emitters: [...extensions.emitters.keys()],
        extendsPages: extensions.plugins.length > 0 || hasDirectives(extensions.directives),
      };
    },
    async areNeeded(module, texts) {
      const { plugins, directives } = (await load(module)).extensions;
      return texts.map(
        (text) =>
          plugins.some(({ when }) => isTrue(() => when(text))) ||
          (hasDirectives(directives) && ownDirective.test(text)),
      );
    },
    async checkRule({ module, name, facts }) {
      const { extensions, tools } = await load(module);
      const functions = only(extensions.rules, name);
      return checkOwnRules(facts, { functions, tools, placeOf: placeIn(module.text) });
    },
    async runEmitter({ module, name, facts }) {
      const { extensions, tools } = await load(module);
      const functions = only(extensions.emitters, name);
      return runEmitters(facts, { functions, tools, placeOf: placeIn(module.text) });
    },
  };
}

function only<Each>(functions: ReadonlyMap<string, Each>, name: string): ReadonlyMap<string, Each> {
  return new Map([...functions].filter(([key]) => key === name));
}
