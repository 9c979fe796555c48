/** A value that a control can give to a prop. */
export type ControlValue = string | number | boolean;

/**
 * The element to which the default export of a demo passes its props: `<Button size="small" {...props} />`.
 */
export interface DemoElement {
  /** As written: `Button`, `Dialog.Root`. */
  readonly tag: string;
  /** The export of a package that the tag names; absent for anything else. */
  readonly component?: { readonly specifier: string; readonly name: string };
  /** In the order of the text. A prop `children` is among them if it has no place in the content. */
  readonly attributes: readonly ElementAttribute[];
  /** Between the tags; absent for an element without content. */
  readonly content?: ElementContent;
}

/** One attribute of the element. */
export type ElementAttribute =
  /** `{...props}` */
  | { readonly kind: 'rest' }
  /** A prop of the demo replaces it. `value` is what the demo itself gives, if that is a literal. */
  | { readonly kind: 'open'; readonly name: string; readonly value?: ControlValue }
  /**
   * It stays as it is. `html` is its highlighted value, in braces unless it is quoted; absent for `disabled`.
   */
  | { readonly kind: 'fixed'; readonly name: string; readonly html?: string; readonly quoted?: true }
  /** Another object that is spread; `html` is the highlighted expression after the dots. */
  | { readonly kind: 'spread'; readonly html: string };

/** The content of the element. */
export type ElementContent =
  /** `{children}`, a prop of the demo. */
  | { readonly kind: 'open'; readonly value?: ControlValue }
  /** Highlighted JSX; more than one line if it stands on lines of its own. */
  | { readonly kind: 'fixed'; readonly html: string };

interface ControlOfProp {
  /** Name of the prop. */
  readonly name: string;
  /** The value that the demo shows until the reader changes it; absent if the prop is not set. */
  readonly initial?: ControlValue;
  /** The documented default, with which the resulting code leaves the prop out. */
  readonly default?: ControlValue;
}

/** A control of one prop. */
export type PropControl =
  | (ControlOfProp & { readonly kind: 'boolean' | 'number' | 'colour' })
  /** `numeric`: a text that is a number is passed as a number, since the prop takes both. */
  | (ControlOfProp & { readonly kind: 'text'; readonly numeric?: true })
  /** In the order of the documentation. */
  | (ControlOfProp & { readonly kind: 'choice'; readonly options: readonly ControlValue[] });

/** The controls of a demo, and what the code that results from them is made of. */
export interface DemoControls {
  readonly element: DemoElement;
  readonly controls: readonly PropControl[];
  /** Number of controls that are always shown; the others are in a group that opens. */
  readonly shown: number;
  /** The reference that the controls come from: the name of its component, and the address of its page. */
  readonly reference: { readonly name: string; readonly href: string };
}
