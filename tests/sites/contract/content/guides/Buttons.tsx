import { Button } from '@acme/ui/button';

export default function Buttons() {
  return <Button size="large">Save</Button>;
}
