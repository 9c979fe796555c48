import { Accordion } from '@base-ui/react/accordion';
import styled from '@mui/system/styled';

const questions = [
  { id: 'bring', title: 'What should I bring?', text: 'Warm clothes, a lamp and something to share.' },
  { id: 'rain', title: 'What happens when it rains?', text: 'We meet under the roof beside the boathouse.' },
  { id: 'dogs', title: 'May my dog come along?', text: 'Gladly, on a lead until we leave the road.' },
];

export default function BasicAccordion() {
  return (
    <Root defaultValue={['bring']}>
      {questions.map(({ id, title, text }) => (
        <Item key={id} value={id}>
          <Header>
            <Trigger>
              {title}
              <span aria-hidden="true">+</span>
            </Trigger>
          </Header>
          <Panel>
            <Text>{text}</Text>
          </Panel>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled(Accordion.Root<string>)({ width: '100%', maxWidth: 480 });

const Item = styled(Accordion.Item)({ borderBottom: '1px solid GrayText' });

const Header = styled(Accordion.Header)({ margin: 0 });

const Trigger = styled(Accordion.Trigger)({
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  padding: '12px 4px',
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: 'none',
  cursor: 'pointer',
  '& span': { transition: 'rotate 150ms' },
  '&[data-panel-open] span': { rotate: '45deg' },
  '&:focus-visible': { outline: '2px solid currentcolor' },
});

const Panel = styled(Accordion.Panel)({
  height: 'var(--accordion-panel-height)',
  overflow: 'hidden',
  transition: 'height 150ms',
  '&[data-starting-style], &[data-ending-style]': { height: 0 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

const Text = styled('p')({ margin: 0, padding: '0 4px 16px' });
