/** The roles of WAI-ARIA 1.2 and its module for graphics; those for publishing begin with `doc-`. */
export const roles: ReadonlySet<string> = new Set(
  (
    'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader ' +
    'combobox comment complementary contentinfo definition deletion dialog directory document emphasis feed ' +
    'figure form generic graphics-document graphics-object graphics-symbol grid gridcell group heading image ' +
    'img insertion link list listbox listitem log main mark marquee math menu menubar menuitem ' +
    'menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar ' +
    'radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton ' +
    'status strong subscript suggestion superscript switch tab table tablist tabpanel term text textbox time ' +
    'timer toolbar tooltip tree treegrid treeitem'
  ).split(' '),
);

/** The attributes that an element with a role needs, because screen readers announce a value of theirs. */
export const requiredAttributes: Readonly<Record<string, readonly string[]>> = {
  checkbox: ['aria-checked'],
  combobox: ['aria-expanded'],
  heading: ['aria-level'],
  menuitemcheckbox: ['aria-checked'],
  menuitemradio: ['aria-checked'],
  meter: ['aria-valuenow'],
  radio: ['aria-checked'],
  scrollbar: ['aria-valuenow'],
  slider: ['aria-valuenow'],
  switch: ['aria-checked'],
};

/** What an attribute may contain: words, a number, or anything that is text or names elements. */
export type AriaValue = readonly string[] | 'integer' | 'number' | 'any';

const boolean = ['true', 'false'];
const optional = ['true', 'false', 'undefined'];
const tristate = ['true', 'false', 'mixed'];

/** The attributes of WAI-ARIA 1.2 and 1.3 by their name without `aria-`. */
export const ariaAttributes: Readonly<Record<string, AriaValue>> = {
  activedescendant: 'any',
  atomic: boolean,
  autocomplete: ['inline', 'list', 'both', 'none'],
  braillelabel: 'any',
  brailleroledescription: 'any',
  busy: boolean,
  checked: [...tristate, 'undefined'],
  colcount: 'integer',
  colindex: 'integer',
  colindextext: 'any',
  colspan: 'integer',
  controls: 'any',
  current: ['page', 'step', 'location', 'date', 'time', ...boolean],
  describedby: 'any',
  description: 'any',
  details: 'any',
  disabled: boolean,
  dropeffect: 'any',
  errormessage: 'any',
  expanded: optional,
  flowto: 'any',
  grabbed: optional,
  haspopup: [...boolean, 'menu', 'listbox', 'tree', 'grid', 'dialog'],
  hidden: optional,
  invalid: ['grammar', 'false', 'spelling', 'true'],
  keyshortcuts: 'any',
  label: 'any',
  labelledby: 'any',
  level: 'integer',
  live: ['assertive', 'off', 'polite'],
  modal: boolean,
  multiline: boolean,
  multiselectable: boolean,
  orientation: ['horizontal', 'vertical', 'undefined'],
  owns: 'any',
  placeholder: 'any',
  posinset: 'integer',
  pressed: [...tristate, 'undefined'],
  readonly: boolean,
  relevant: 'any',
  required: boolean,
  roledescription: 'any',
  rowcount: 'integer',
  rowindex: 'integer',
  rowindextext: 'any',
  rowspan: 'integer',
  selected: optional,
  setsize: 'integer',
  sort: ['ascending', 'descending', 'none', 'other'],
  valuemax: 'number',
  valuemin: 'number',
  valuenow: 'number',
  valuetext: 'any',
};
