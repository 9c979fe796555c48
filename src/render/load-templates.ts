import type { CreateTemplates, DemoLoader, TemplateModule } from '../model/render-task.ts';

/** A server bundle on disk, as file URLs. Plain data, so that it can be sent to a thread. */
export interface TemplateLocation {
  readonly templates: string;
  /** True if the templates contain modules of the site. */
  readonly own: boolean;
  /** Module of each demo by entry id. */
  readonly demos: Readonly<Record<string, string>>;
}

/** Loads templates. Names of files contain their hash, so unchanged modules come from the module cache. */
export async function loadTemplates(location: TemplateLocation): Promise<TemplateModule> {
  const module: { readonly createTemplates: CreateTemplates } = await import(location.templates);
  const demos = Object.entries(location.demos).map(([id, url]): [string, DemoLoader] => [
    id,
    (copy) => import(copy === undefined ? url : `${url}?${copy}`),
  ]);
  return module.createTemplates(Object.fromEntries(demos));
}
