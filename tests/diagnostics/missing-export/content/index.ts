export * from './colours';
export { tint as hue } from './colours';
