export { colour as default } from './colours';
