/**
 * A tag such as `en`, `zh-Hant` or `de-CH-1996`: language, script, region and a variant, in the order that
 * `Intl` demands. Rarer parts, and a second variant, are left out.
 */
export const languageTagPattern =
  /^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?(-([A-Za-z\d]{5,8}|\d[A-Za-z\d]{3}))?$/;
