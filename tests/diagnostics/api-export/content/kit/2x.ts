export default (value: number): number => 2 * value;
