import styled from '@emotion/styled';

const Root = styled.div({ blockSize: 8, background: 'currentColor' });

export default function Bar() {
  return <Root role="img" aria-label="A bar" />;
}
