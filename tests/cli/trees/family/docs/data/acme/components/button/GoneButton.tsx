import { Button } from '@acme/gone/button';
import sizes from 'acme-sizes';
import { Icon } from 'acme-icons';
import secret from 'acme-secret';

export default function GoneButton() {
  return (
    <Button size={sizes.large} title={secret}>
      <Icon />
    </Button>
  );
}
