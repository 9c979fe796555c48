import { listen } from '../lib/listen.ts';
import { forPageParts } from '../lib/page-changes.ts';
import { pageStorage } from '../lib/page-storage.ts';
import { moveFocus, takeTabStop } from '../move-focus.ts';
import { chosenTab, readTab, tabKey, writeTab } from './code-tabs-state.ts';

/** Blocks of code under one list of tabs. */
interface Tabs {
  readonly storageKey: string | undefined;
  readonly tabs: readonly HTMLElement[];
  readonly panels: readonly HTMLElement[];
  readonly labels: readonly string[];
  shown: number;
}

const oneTab = '.code-tabs > [role=tablist] > [role=tab]';

/** Gives blocks of code their tabs; all that share a storage key show the same label, here and in other tabs of the browser. */
export function startCodeTabs(): void {
  const storage = pageStorage(() => localStorage);
  let groups = new Map<Element, Tabs>();
  forPageParts(() => {
    const before = groups;
    groups = new Map();
    for (const element of document.querySelectorAll<HTMLElement>('.code-tabs')) {
      const group = joinTabs(element, groups.size);
      groups.set(element, group);
      const { storageKey } = group;
      const label = storageKey === undefined ? null : readTab(storage, storageKey);
      show(group, chosenTab(group.labels, label, before.get(element)?.shown ?? 0));
    }
  });
  const share = (storageKey: string, label: string | null): void => {
    for (const group of groups.values()) {
      if (group.storageKey === storageKey) show(group, chosenTab(group.labels, label, group.shown));
    }
  };
  const choose = (tab: HTMLElement): void => {
    const group = groups.get(tab.closest('.code-tabs') ?? tab);
    if (!group) return;
    const index = group.tabs.indexOf(tab);
    show(group, index);
    const { storageKey } = group;
    if (storageKey === undefined) return;
    writeTab(storage, storageKey, group.labels[index] ?? '');
    share(storageKey, group.labels[index] ?? null);
  };
  listen('click', oneTab, (_event, tab) => choose(tab));
  listen('keydown', oneTab, (event, tab) => {
    const target = moveFocus(event, groups.get(tab.closest('.code-tabs') ?? tab)?.tabs ?? []);
    if (target) choose(target);
  });
  addEventListener('storage', ({ key, newValue }) => {
    for (const storageKey of new Set([...groups.values()].flatMap((group) => group.storageKey ?? []))) {
      if (key === tabKey(storageKey)) share(storageKey, newValue);
    }
  });
}

/** Joins the tabs, which the page brings, to their panels. */
function joinTabs(element: HTMLElement, number: number): Tabs {
  const list = element.querySelector<HTMLElement>(':scope > [role=tablist]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const panels = [...element.querySelectorAll<HTMLElement>(':scope > .code-panel')];
  for (const [index, panel] of panels.entries()) {
    const tab = tabs[index];
    if (!tab) continue;
    tab.id = `code-tab-${number}-${index}`;
    panel.id = `code-panel-${number}-${index}`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('aria-controls', panel.id);
  }
  if (list) list.hidden = false;
  const labels = panels.map((panel) => panel.dataset.label ?? '');
  return { storageKey: element.dataset.storageKey, tabs, panels, labels, shown: 0 };
}

function show(group: Tabs, index: number): void {
  group.shown = index;
  for (const [position, tab] of group.tabs.entries())
    tab.setAttribute('aria-selected', String(position === index));
  for (const [position, panel] of group.panels.entries()) panel.hidden = position !== index;
  const chosen = group.tabs[index];
  if (chosen) takeTabStop(chosen, group.tabs);
}
