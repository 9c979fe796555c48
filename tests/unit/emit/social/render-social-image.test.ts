import { expect, test } from 'vitest';
import {
  type SocialImageTask,
  socialImageRenderer,
} from '../../../../src/emit/social/render-social-image.ts';
import type { FilePath } from '../../../../src/model/path.ts';

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** Packages whose picture is the bytes of its fonts. */
const packages = {
  satori: moduleOf(
    'export default async (_, { fonts }) => JSON.stringify(fonts.map(({ data }) => [...data]))',
  ),
  resvg: moduleOf(`export class Resvg {
    constructor(svg) { this.svg = svg; }
    render() { return { asPng: () => new Uint8Array(JSON.parse(this.svg).flat()) }; }
  }`),
};

const task: Omit<SocialImageTask, 'fonts'> = {
  card: {
    title: 'T',
    site: 'S',
    language: 'en',
    direction: 'ltr',
    colours: { page: '#fff', text: '#000', soft: '#777', accent: '#00f' },
  },
  packages,
  width: 1200,
  height: 630,
};

const file = '/site/content/inter.ttf' as FilePath;

test('a picture has the fonts as they are now, and reads them again only after a change', async () => {
  let bytes: Uint8Array | undefined = new Uint8Array([1]);
  let reads = 0;
  const render = socialImageRenderer({
    async readBytes() {
      reads += 1;
      return bytes;
    },
  });
  const pictureWith = async (hash: string) => [...(await render({ ...task, fonts: [{ file, hash }] })).png];
  expect([await pictureWith('a'), await pictureWith('a')]).toEqual([[1], [1]]);
  expect(reads).toBe(1);
  bytes = new Uint8Array([2]);
  expect(await pictureWith('b')).toEqual([2]);
  bytes = undefined;
  await expect(pictureWith('c')).rejects.toThrow('was removed while the site was built');
  bytes = new Uint8Array([3]);
  expect(await pictureWith('c')).toEqual([3]);
  expect(reads).toBe(4);
});
