/** What readers call components of other names, by the name of the component as one word. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    accordion: 'collapsible expander',
    alert: 'notification banner',
    appbar: 'navbar top bar',
    autocomplete: 'combobox typeahead suggestions',
    avatar: 'profile picture',
    backdrop: 'overlay',
    badge: 'counter',
    bottomnavigation: 'tab bar',
    card: 'tile',
    checkbox: 'tick box',
    chip: 'tag pill',
    circularprogress: 'spinner loader loading indicator',
    collapse: 'collapsible expand',
    collapsible: 'collapse expand',
    combobox: 'autocomplete typeahead',
    datagrid: 'table spreadsheet',
    datepicker: 'calendar',
    dialog: 'modal popup',
    disclosure: 'collapsible expander',
    divider: 'separator',
    drawer: 'sidebar side panel',
    fab: 'floating action button',
    imagelist: 'gallery',
    linearprogress: 'progress bar loader loading indicator',
    menu: 'dropdown context menu',
    modal: 'dialog popup overlay',
    pagination: 'pager',
    popover: 'popup',
    progress: 'spinner loader progress bar',
    radio: 'option button',
    rating: 'stars',
    select: 'dropdown picker listbox',
    skeleton: 'placeholder loading',
    slider: 'range',
    snackbar: 'toast notification',
    stepper: 'wizard steps',
    switch: 'toggle',
    tabs: 'tab bar',
    textfield: 'input textbox',
    toast: 'snackbar notification',
    togglebutton: 'segmented control',
    tooltip: 'hint',
    treeview: 'hierarchy',
    typography: 'text heading',
  }),
);

/**
 * Returns the words with which readers of other libraries search for a component: `Snackbar` →
 * `toast notification`
 */
export function componentSynonyms(name: string): string | undefined {
  const key = name
    .toLowerCase()
    .replace(/^react-/, '')
    .replace(/[^a-z]/g, '');
  return synonyms.get(key);
}
