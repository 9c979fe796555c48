import 'server-only';

const missing: never = (() => {
  throw new Error('The factory of another tool does not run here.');
})();

export const createDemo = () => missing;
export const createDemoWithVariants = () => missing;
