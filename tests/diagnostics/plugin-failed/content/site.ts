function remarkWords(options) {
  return () => {
    throw new Error(`"${options.list}" has no words`);
  };
}

function rehypeWords() {
  return () => 'words';
}

export const remarkPlugins = [[remarkWords, { list: 'nouns' }]];

export const rehypePlugins = [rehypeWords];
