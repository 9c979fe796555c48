/** Calls back while the groups that `navigation-script.ts` has opened are as the server sent them; nothing is drawn in between. */
export function withGroupsShut(callback: () => void): void {
  const openings = [...document.querySelectorAll('[data-reopened]')].map(shut);
  callback();
  for (const open of openings) open();
}

function shut(group: Element): () => void {
  const list = group.querySelector(':scope > ul');
  const row = group.querySelector('.group');
  const button = group.querySelector('button');
  const follow = (isOpen: boolean): void => {
    group.toggleAttribute('data-reopened', isOpen);
    row?.classList.toggle('open', isOpen);
    button?.setAttribute('aria-expanded', String(isOpen));
  };
  list?.remove();
  follow(false);
  return () => {
    if (list) group.append(list);
    follow(true);
  };
}
