import { Button } from '@acme/ui';

export default function Library() {
  return <Button />;
}
