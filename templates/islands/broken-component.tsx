// A module of its own, since the bundler tells entries apart by their files.
export { default } from './broken-demo.tsx';
