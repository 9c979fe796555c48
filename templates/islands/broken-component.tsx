// A module of its own, since the bundler distinguishes entries by their files.
export { default } from './broken-demo.tsx';
