import { type CSSObject, css } from '@emotion/react';
import createStyled, { type StyledComponent } from '@emotion/styled';
import type { JSX } from 'react';

type Tag = keyof JSX.IntrinsicElements;

/** A component of an element with rules, with the properties of that element. */
type StyledElement<Name extends Tag> = StyledComponent<object, JSX.IntrinsicElements[Name]>;

/**
 * Creates a component of an element with constant rules: `styled('nav')({ display: 'flex' })`. The rules are
 * serialised and hashed once. Material UI's function of this name does both for each page, because its rules
 * may depend on a theme and on properties.
 */
export function styled<Name extends Tag>(name: Name): (rules: CSSObject) => StyledElement<Name> {
  return (rules) => createStyled(name)(css(rules));
}
