import type { CreateTemplates, DemoLoader, TemplateModule } from '../model/render-task.ts';

/** Where a server bundle lies on disk, as file URLs. Plain data, so that a thread can be told. */
export interface TemplateLocation {
  readonly templates: string;
  /** Module of each demo by entry id. */
  readonly demos: Readonly<Record<string, string>>;
}

/**
 * Loads the templates. Files are named by their content, so a module that did not change is the one that is loaded already.
 */
export async function loadTemplates(location: TemplateLocation): Promise<TemplateModule> {
  const module: { readonly createTemplates: CreateTemplates } = await import(location.templates);
  const demos = Object.entries(location.demos).map(([id, url]): [string, DemoLoader] => [
    id,
    () => import(url),
  ]);
  return module.createTemplates(Object.fromEntries(demos));
}
