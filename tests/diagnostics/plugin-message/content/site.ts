function remarkWords() {
  return (tree, file) => {
    for (const node of tree.children) {
      const [text] = node.children;
      if (text.value?.includes('simple')) file.message('Avoid "simple"', text, 'words:simple');
    }
  };
}

export const remarkPlugins = [{ plugin: remarkWords, when: /simple/ }];
