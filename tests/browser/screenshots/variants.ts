/** A colour scheme, direction and screen size of a page. */
export interface Variant {
  readonly scheme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly width: number;
  readonly height: number;
  /** `dark-rtl-360` */
  readonly name: string;
}

const screens = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** Both schemes, both directions, four screens. */
export const variants: readonly Variant[] = (['light', 'dark'] as const).flatMap((scheme) =>
  (['ltr', 'rtl'] as const).flatMap((direction) =>
    screens.map(([width, height]) => ({
      scheme,
      direction,
      width,
      height,
      name: `${scheme}-${direction}-${width}`,
    })),
  ),
);
