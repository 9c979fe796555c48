import type { Emitter } from 'colophon';

/** Lists every page for other tools: `/page-list.json`. */
export const pageList: Emitter = ({ url = '', pages }) => {
  const listed = pages.map(({ path, title, description }) => ({ url: url + path, title, description }));
  return [{ path: 'page-list.json', content: JSON.stringify(listed, null, 2) }];
};
