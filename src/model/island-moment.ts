/** When an island wakes; a string in parentheses is a media query. */
export type IslandMoment = 'load' | 'idle' | 'visible' | 'interaction' | `(${string})`;
