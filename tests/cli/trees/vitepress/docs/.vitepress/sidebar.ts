import { releases } from 'acme-releases';

interface Item {
  text: string;
  link?: string;
  items?: Item[];
}

const label = (name: string) => (name === 'button' ? 'Button' : 'Text field');

export const sidebar = {
  '/guide/': [{ text: 'Basics', items: guide() }, { text: 'Releases', items: releases }],
  '/components/': { base: '/components/', items: ['button', 'field'].map((name) => ({ text: label(name), link: name })) },
};

function guide(): Item[] {
  return [
    { text: 'Start', link: '/guide/start' },
    { text: 'Button', link: '/components/button' },
    { text: 'Removed page', link: '/guide/removed' },
  ];
}
