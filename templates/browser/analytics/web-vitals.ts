// web-vitals (Google Chrome team): the definitions of these figures are theirs, and change.
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageEvent } from './page-event.ts';

/** Reports the web vitals of this page as they become known. */
export function reportWebVitals(send: (event: PageEvent) => void): void {
  const report = ({ name, delta, value, id }: Metric): void =>
    send({ name: 'web_vital', parameters: { name, delta, value, id } });
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(report);
}
