import { nearestName } from '../../lib/nearest-name.ts';
import type { WantedControls } from '../../lib/wanted-controls.ts';
import type { ApiDocument } from '../../model/api-document.ts';
import type { ControlValue, DemoControls, DemoElement, PropControl } from '../../model/demo-controls.ts';
import type { Page } from '../../model/site.ts';
import { controlOfProp, type DocumentedProp, type NoControl } from './control-of-prop.ts';
import { type ControlsReference, documentedNames, findReference } from './find-reference.ts';

/** Why a demo lacks controls that its directive asks for. */
export type ControlsProblem =
  /** The demo passes its props to no element. */
  | { readonly kind: 'no-element' }
  /** Another document shows it. */
  | { readonly kind: 'iframe' }
  | { readonly kind: 'no-reference'; readonly name: string; readonly near?: string }
  | {
      readonly kind: 'unknown-prop';
      readonly component: string;
      readonly name: string;
      readonly near?: string;
    }
  | {
      readonly kind: 'no-control';
      readonly component: string;
      readonly name: string;
      readonly reason: NoControl | 'fixed';
    }
  /** No prop of the component can have one. */
  | { readonly kind: 'no-controls'; readonly component: string };

/** The controls of a demo, without an address, and what is missing. */
export interface DerivedControls {
  readonly controls?: Omit<DemoControls, 'reference'>;
  readonly reference?: ControlsReference;
  readonly problems: readonly ControlsProblem[];
}

/** What the controls of a demo are derived from. */
export interface ControlsContext {
  /** The element to which the demo passes its props. */
  readonly element: DemoElement | undefined;
  readonly inIframe: boolean;
  /** The product of the page with the demo. */
  readonly product: string | undefined;
  /** All pages of the site. */
  readonly pages: readonly Page[];
}

/** Derives the controls of a demo from the reference of its component. */
export function demoControls(
  wanted: WantedControls,
  { element, inIframe, product, pages }: ControlsContext,
): DerivedControls {
  if (inIframe) return { problems: [{ kind: 'iframe' }] };
  if (!element) return { problems: [{ kind: 'no-element' }] };
  const named = typeof wanted === 'string' ? wanted : undefined;
  const reference = findReference(pages, { element, named, product });
  if (!reference) {
    const name = named ?? element.tag;
    const near = nearestName(name, documentedNames(pages));
    return { problems: [{ kind: 'no-reference', name, ...(near !== undefined && { near }) }] };
  }
  const { document } = reference;
  const { found, problems } =
    typeof wanted === 'object' ? namedControls(wanted, document, element) : allControls(document, element);
  if (found.length === 0) {
    const none: ControlsProblem = { kind: 'no-controls', component: document.name };
    return { reference, problems: problems.length > 0 ? problems : [none] };
  }
  const shown = typeof wanted === 'object' ? found.length : shownAtFirst(found.length);
  return { reference, problems, controls: { element, controls: found, shown } };
}

/** Controls that are always shown, if there are too many for one look. */
const firstControls = 8;

/** A group for a single control or two would save nothing. */
function shownAtFirst(count: number): number {
  return count <= firstControls + 2 ? count : firstControls;
}

interface FoundControls {
  readonly found: readonly PropControl[];
  readonly problems: readonly ControlsProblem[];
}

/** Props that no reader tries out. A directive may name them. */
const dull = /^(?:as|autoFocus|className|component|id|key|name|role|style|tabIndex|(?:aria|data)-.*)$/;

/** More options than readers try out, such as every element of HTML. */
const maxOptions = 30;

/** What changes a component most comes first. */
const kinds: readonly PropControl['kind'][] = ['choice', 'colour', 'boolean', 'number', 'text'];

/**
 * The props that the demo sets come first, in its own order; the others follow by kind, then as documented.
 */
function allControls(document: ApiDocument, element: DemoElement): FoundControls {
  const own = ownValues(element);
  const fixed = fixedProps(element);
  const props = ownProps(document).filter(
    ({ name, deprecation }) => !dull.test(name) && !deprecation && !fixed.has(name),
  );
  const first = [...own.keys()].flatMap((name) => props.find((prop) => prop.name === name) ?? []);
  const controlsOf = (some: readonly DocumentedProp[]) =>
    some
      .map((prop) => controlOfProp(prop, own.get(prop.name)))
      .filter((control) => typeof control === 'object')
      .filter((control) => control.kind !== 'choice' || control.options.length <= maxOptions);
  const others = controlsOf(props.filter((prop) => !first.includes(prop)));
  const sorted = others.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  return { found: [...controlsOf(first), ...sorted], problems: [] };
}

function namedControls(names: readonly string[], document: ApiDocument, element: DemoElement): FoundControls {
  const own = ownValues(element);
  const fixed = fixedProps(element);
  const props = [...ownProps(document), ...inheritedProps(document)];
  const found: PropControl[] = [];
  const problems: ControlsProblem[] = [];
  for (const name of new Set(names)) {
    const prop = props.find((one) => one.name === name);
    const component = document.name;
    if (prop === undefined) {
      const near = nearestName(
        name,
        props.map((one) => one.name),
      );
      problems.push({ kind: 'unknown-prop', component, name, ...(near !== undefined && { near }) });
      continue;
    }
    const control = fixed.has(name) ? 'fixed' : controlOfProp(prop, own.get(name));
    if (typeof control === 'object') found.push(control);
    else problems.push({ kind: 'no-control', component, name, reason: control });
  }
  return { found, problems };
}

function ownProps({ groups }: ApiDocument): readonly DocumentedProp[] {
  const items = groups.filter(({ kind }) => kind === 'props').flatMap((group) => group.items);
  // `[name: string]` stands for any number of props.
  return items.filter(({ name }) => !name.startsWith('['));
}

function inheritedProps({ groups }: ApiDocument): DocumentedProp[] {
  const sources = groups.filter(({ kind }) => kind === 'props').flatMap(({ inherited }) => inherited);
  return sources.flatMap(({ items }) =>
    items.map(({ name, type, required }) => ({ name, type: { text: type }, ...(required && { required }) })),
  );
}

/** The literals that the demo gives to props that a reader can change, in its order. */
function ownValues({ attributes, content }: DemoElement): ReadonlyMap<string, ControlValue> {
  const values = new Map<string, ControlValue>();
  for (const attribute of attributes)
    if (attribute.kind === 'open' && attribute.value !== undefined)
      values.set(attribute.name, attribute.value);
  if (content?.kind === 'open' && content.value !== undefined) values.set('children', content.value);
  return values;
}

/** The props that stay as the demo sets them. */
function fixedProps({ attributes, content }: DemoElement): ReadonlySet<string> {
  const names = attributes.flatMap((attribute) => (attribute.kind === 'fixed' ? [attribute.name] : []));
  return new Set([...names, ...(content?.kind === 'fixed' ? ['children'] : [])]);
}
