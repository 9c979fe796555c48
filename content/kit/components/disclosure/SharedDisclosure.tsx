import { Disclosure, useDisclosure } from '@acme/kit';

export default function SharedDisclosure() {
  const terms = useDisclosure();
  return (
    <div>
      <p>
        By placing an order you accept the{' '}
        <button type="button" onClick={() => terms.setOpen(true)}>
          terms of sale
        </button>
        .
      </p>
      <Disclosure.Root state={terms}>
        <Disclosure.Trigger>Terms of sale</Disclosure.Trigger>
        <Disclosure.Panel>
          <p>You may return everything within 30 days.</p>
        </Disclosure.Panel>
      </Disclosure.Root>
    </div>
  );
}
