import { version } from '@acme/ui';
import { format } from '@acme/words';
import type { Unused } from 'acme-types';

const label: Unused = 'Save';

export default function BasicButton() {
  return (
    <button type="button" title={version}>
      {format(label)}
    </button>
  );
}
