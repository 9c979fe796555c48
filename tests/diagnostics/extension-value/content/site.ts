export const remarkPlugin = [];

export const rehypePlugins = ['rehype-katex'];

export const directives = { demo: () => '' };

export const rules = { 'heading-case': 'off' };
