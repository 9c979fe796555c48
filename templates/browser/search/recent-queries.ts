const key = 'search-recent';
const maxQueries = 5;

/** Returns the queries that led the reader to a page, the last one first. */
export function recentQueries(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((query) => typeof query === 'string').slice(0, maxQueries)
      : [];
  } catch {
    // Browsers may forbid storage, and another page of the host may have stored something else.
    return [];
  }
}

/** Stores a query as the last one, if the browser allows it. */
export function storeQuery(query: string): void {
  if (query === '') return;
  const others = recentQueries().filter((known) => known !== query);
  store(JSON.stringify([query, ...others].slice(0, maxQueries)));
}

/** Removes all stored queries. */
export function clearRecent(): void {
  store('[]');
}

function store(value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, there are no recent searches.
  }
}
