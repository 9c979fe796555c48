// stylis, the compiler inside emotion, brings no types.
declare module 'stylis' {
  export const prefixer: import('@emotion/cache').StylisPlugin;
}
