import { Badge } from '@acme/badge';
import { labels } from '@/labels';

export default function Badges() {
  return <Badge level="beta" label={labels.beta} />;
}
