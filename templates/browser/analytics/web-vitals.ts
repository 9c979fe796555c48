// web-vitals is maintained by the Chrome team, who define these metrics and change them.
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageEvent } from './page-event.ts';

/** Reports each web vital of the page when its value is known. */
export function reportWebVitals(send: (event: PageEvent) => void): void {
  const report = ({ name, delta, value, id }: Metric): void =>
    send({ name: 'web_vital', parameters: { name, delta, value, id } });
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(report);
}
