export * as Disclosure from './disclosure/parts.ts';
export {
  type DisclosureState,
  type UseDisclosureOptions,
  useDisclosure,
} from './disclosure/use-disclosure.ts';
export { type FormatBytesOptions, formatBytes } from './format-bytes.ts';
export { Meter, type MeterHandle, MeterLevel, type MeterProps, type MeterTone } from './meter.tsx';
export { type Countdown, type UseCountdownOptions, useCountdown } from './use-countdown.ts';
