/** Says that the service is up. Rendered at build time, for each slot that names it. */
export default function Status() {
  return <span className="status">All systems work</span>;
}
