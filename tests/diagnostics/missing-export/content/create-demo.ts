export function createDemo(_url: string, component: unknown, _options?: object) {
  return component;
}
