/** On the page of error messages: says the one that the address asks for. */
export function startErrorMessage(): void {
  const place = document.querySelector<HTMLElement>('[data-error-lookup]');
  if (place)
    void import('./error-lookup.ts').then((module) => module.showErrorMessage(place, location.search));
}
