import { Chart } from 'acme-charts';

export default function ChartDemo() {
  return <Chart />;
}
