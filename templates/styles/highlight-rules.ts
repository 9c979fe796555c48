import { codeColour, colour } from '../tokens.ts';

const kinds = ['comment', 'keyword', 'string', 'number', 'function', 'tag', 'attribute'] as const;

/** Inks of highlighted code: `.token-keyword` and its six siblings, and the two of a diff. */
export const highlightRules = `
${kinds.map((kind) => `.token-${kind} { color: ${codeColour[kind]}; }`).join('\n')}
.token-comment { font-style: italic; }
.token-inserted { color: ${colour.success}; }
.token-deleted { color: ${colour.error}; }
`;
