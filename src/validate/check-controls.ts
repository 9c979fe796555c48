import { type ControlsProblem, demoControls } from '../assemble/controls/demo-controls.ts';
import { type DemoModules, shownModule } from '../assemble/props/demo-code.ts';
import { displayPath } from '../lib/path.ts';
import { wantedControls } from '../lib/wanted-controls.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { PagePart } from '../model/document.ts';
import type { Page, Site } from '../model/site.ts';

/**
 * Reports demos that lack controls which their directives ask for. It needs the modules of the
 * demos, which the other rules do not.
 */
export function checkControls(
  { pages, extent }: Pick<Site, 'pages' | 'extent'>,
  modules: DemoModules,
): Diagnostic[] {
  // The reference may be among the pages that are not loaded.
  if (extent === 'partial') return [];
  return sortDiagnostics(pages.flatMap((page) => checkPage(page, pages, modules)));
}

function checkPage(page: Page, pages: readonly Page[], modules: DemoModules): Diagnostic[] {
  return page.document.parts.flatMap((part, position) => {
    const wanted = part.kind === 'demo' ? wantedControls(part.options.controls) : undefined;
    const source = page.demos[position];
    // Of a module that makes a demo of a component, the page shows that of the component.
    const module = source ? modules.get(shownModule(source, modules)) : undefined;
    if (wanted === undefined || module === undefined) return [];
    const { problems } = demoControls(wanted, {
      element: module.element,
      inIframe: part.options.iframe === true,
      product: page.product,
      pages,
    });
    return problems.map((problem) => toDiagnostic(problem, part, page));
  });
}

function toDiagnostic(problem: ControlsProblem, part: PagePart, { document }: Page): Diagnostic {
  return {
    severity: 'error',
    ...describe(problem, part),
    place: { file: displayPath(part.file ?? document.source), line: part.line, column: part.column },
  };
}

function describe(problem: ControlsProblem, part: PagePart): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  const demo = `Demo "${part.name}"`;
  switch (problem.kind) {
    case 'no-element':
      return {
        code: 'controls-demo',
        message: `${demo} has controls, but passes its props to no component.`,
        hint: 'export default (props) => <Button {...props} />;',
      };
    case 'iframe':
      return {
        code: 'controls-demo',
        message: `${demo} has controls, which cannot reach into its iframe.`,
        hint: 'Remove "controls" or "iframe".',
      };
    case 'no-reference':
      return {
        code: 'controls-reference',
        message: `${demo} has controls, but the site has no API reference of the component "${problem.name}".`,
        hint:
          problem.near === undefined
            ? 'Add the component to "api", or remove "controls".'
            : `"controls": "${problem.near}"`,
      };
    case 'no-controls':
      return {
        code: 'controls-reference',
        message: `${demo} has controls, but no prop of "${problem.component}" has values to choose from.`,
        hint: 'Remove "controls".',
      };
    case 'unknown-prop':
      return {
        code: 'controls-prop',
        message: `"${problem.component}" has no prop "${problem.name}", so it has no control.`,
        hint: corrected(part, problem.name, problem.near),
      };
    case 'no-control':
      return { code: 'controls-prop', ...describeReason(problem, part) };
  }
}

function describeReason(
  { name, component, reason }: Extract<ControlsProblem, { kind: 'no-control' }>,
  part: PagePart,
): Pick<Diagnostic, 'message' | 'hint'> {
  switch (reason) {
    case 'type':
      return {
        message: `The prop "${name}" of "${component}" has no values to choose from, so it has no control.`,
        hint: corrected(part, name, undefined),
      };
    case 'required':
      return {
        message: `The prop "${name}" of "${component}" is required, and demo "${part.name}" gives it no first value.`,
        hint: `<${component} ${name}={…} {...props} />`,
      };
    case 'fixed':
      return {
        message: `Demo "${part.name}" sets the prop "${name}" itself, so a control has no effect.`,
        hint: `Set "${name}" before the props: <${component} ${name}={…} {...props} />`,
      };
  }
}

/** The option without a name, or with another one in its place. */
function corrected({ options }: PagePart, name: string, near: string | undefined): string {
  const names = Array.isArray(options.controls) ? options.controls : [];
  const kept = new Set(names.flatMap((one) => (one !== name ? [one] : near === undefined ? [] : [near])));
  return kept.size === 0
    ? 'Remove "controls".'
    : `"controls": [${[...kept].map((one) => JSON.stringify(one)).join(', ')}]`;
}
