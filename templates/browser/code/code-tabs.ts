import { listen } from '../lib/listen.ts';
import { onContent } from '../lib/page-changes.ts';
import { onStorageChange, pageStorage } from '../lib/page-storage.ts';
import { moveFocus, takeTabStop } from '../lib/roving-focus.ts';

interface TabGroup {
  /** Groups with the same key show the same label. */
  readonly storageKey: string | undefined;
  readonly tabs: readonly HTMLElement[];
  readonly panels: readonly HTMLElement[];
  readonly labels: readonly string[];
  shown: number;
}

const tabSelector = '.code-tabs > [role=tablist] > [role=tab]';

/** `package-manager` → `codeblock-package-manager`, the storage key of the chosen label. */
export function tabKey(storageKey: string): string {
  return `codeblock-${storageKey}`;
}

/** Returns the index of the tab with the wanted label, or the index already shown when no tab has it. */
export function chosenTab(labels: readonly string[], wanted: string | null, shown: number): number {
  const index = wanted === null ? -1 : labels.indexOf(wanted);
  return index === -1 ? shown : index;
}

/** Connects tabs to their panels, to groups with the same storage key, and to other browser tabs. */
export function startCodeTabs(): void {
  const storage = pageStorage(() => localStorage);
  let groups = new Map<Element, TabGroup>();
  const showStored = (): void => {
    for (const group of groups.values()) {
      const { storageKey, labels, shown } = group;
      const label = storageKey === undefined ? null : storage.read(tabKey(storageKey));
      show(group, chosenTab(labels, label, shown));
    }
  };
  onContent(() => {
    const before = groups;
    groups = new Map();
    for (const element of document.querySelectorAll<HTMLElement>('.code-tabs')) {
      const group = connectTabs(element, groups.size);
      group.shown = before.get(element)?.shown ?? 0;
      groups.set(element, group);
    }
    showStored();
  });
  const groupOf = (tab: HTMLElement) => groups.get(tab.closest('.code-tabs') ?? tab);
  const choose = (tab: HTMLElement): void => {
    const group = groupOf(tab);
    if (!group) return;
    const index = group.tabs.indexOf(tab);
    show(group, index);
    const { storageKey } = group;
    if (storageKey === undefined) return;
    const label = group.labels[index] ?? '';
    storage.write(tabKey(storageKey), label);
    for (const other of groups.values())
      if (other.storageKey === storageKey) show(other, chosenTab(other.labels, label, other.shown));
  };
  listen('click', tabSelector, (_event, tab) => choose(tab));
  listen('keydown', tabSelector, (event, tab) => {
    const target = moveFocus(event, groupOf(tab)?.tabs ?? []);
    if (target) choose(target);
  });
  onStorageChange([tabKey('')], showStored);
}

function connectTabs(element: HTMLElement, number: number): TabGroup {
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

function show(group: TabGroup, index: number): void {
  group.shown = index;
  for (const [position, tab] of group.tabs.entries())
    tab.setAttribute('aria-selected', String(position === index));
  for (const [position, panel] of group.panels.entries()) panel.hidden = position !== index;
  const chosen = group.tabs[index];
  if (chosen) takeTabStop(chosen, group.tabs);
}
