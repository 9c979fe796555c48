/** Do Not Track and Global Privacy Control, as browsers tell them. */
export function refusesTracking(browser: object): boolean {
  const { doNotTrack, globalPrivacyControl }: { doNotTrack?: unknown; globalPrivacyControl?: unknown } =
    browser;
  return doNotTrack === '1' || globalPrivacyControl === true;
}
