/** Lets arrow keys lead from the field through the links below it and back, and what is typed there go on in the field. */
export function moveInResults(field: HTMLInputElement, place: HTMLElement): void {
  const links = () => [...place.querySelectorAll('a')];
  const goTo = (event: Event, target: HTMLElement | undefined) => {
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  field.addEventListener('keydown', (event) => {
    // The Enter that ends the writing of a Chinese word opens nothing.
    if (event.isComposing) return;
    const [first] = links();
    if (event.key === 'ArrowDown') goTo(event, first);
    if (event.key === 'ArrowUp') goTo(event, links().at(-1));
    // What is shown as chosen; of what is only offered nothing is.
    if (event.key === 'Enter') place.querySelector<HTMLElement>('[data-found] a')?.click();
  });
  place.addEventListener('keydown', (event) => {
    const all = links();
    const { target } = event;
    const at = target instanceof HTMLAnchorElement ? all.indexOf(target) : -1;
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') goTo(event, all[at + 1] ?? field);
    else if (event.key === 'ArrowUp') goTo(event, all[at - 1] ?? field);
    else if (event.key === 'Home') goTo(event, all[0]);
    else if (event.key === 'End') goTo(event, all.at(-1));
    // The key is taken by the field, which has the focus by then. A space would scroll.
    else if (event.key.length === 1 || event.key === 'Backspace') field.focus();
  });
}
