export { default } from '../index';
