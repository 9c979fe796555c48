import { Disclosure } from '@acme/kit';

export default function BasicDisclosure() {
  return (
    <Disclosure.Root defaultOpen>
      <Disclosure.Trigger>Shipping</Disclosure.Trigger>
      <Disclosure.Panel>
        <p>Orders leave the warehouse within two days.</p>
      </Disclosure.Panel>
    </Disclosure.Root>
  );
}
