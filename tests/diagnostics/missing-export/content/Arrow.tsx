export const Arrow = () => <b>Arrow</b>;
