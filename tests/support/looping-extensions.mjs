/** Never ends on a page with the word “loop”. */
function looping() {
  return ({ children }) => {
    while (children.some((node) => node.children?.some(({ value }) => value === 'loop')));
  };
}

function shouting() {
  return ({ children }) => {
    for (const node of children) for (const text of node.children ?? []) text.value = `${text.value}!`;
  };
}

export const remarkPlugins = [{ plugin: looping }, { plugin: shouting }];
