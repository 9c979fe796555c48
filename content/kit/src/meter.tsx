import * as React from 'react';

/** The level of a value between the two thresholds of a meter. */
export enum MeterLevel {
  /** Below `low`. */
  Low = 'low',
  /** Between `low` and `high`. */
  Fair = 'fair',
  /** From `high` on. */
  High = 'high',
}

/** How the colours of a meter are chosen. */
export type MeterTone = 'neutral' | 'low-is-good' | 'high-is-good';

/** What the ref of a meter gives. */
export interface MeterHandle {
  /** Returns the level of the current value. */
  getLevel(): MeterLevel;
  /**
   * Draws attention to the meter for a moment. Does nothing for readers who prefer reduced motion.
   *
   * @param duration in milliseconds
   */
  pulse(duration?: number): void;
}

export interface MeterProps extends Omit<React.HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The value, between `min` and `max`. Values outside are shown as the nearest of the two. */
  readonly value: number;
  /**
   * The smallest value.
   *
   * @default 0
   */
  readonly min?: number | undefined;
  /**
   * The largest value.
   *
   * @default 100
   */
  readonly max?: number | undefined;
  /** Values below it are low. By default no value is. */
  readonly low?: number | undefined;
  /** Values from it on are high. By default no value is. */
  readonly high?: number | undefined;
  /**
   * Which values are good.
   *
   * @default 'neutral'
   */
  readonly tone?: MeterTone | undefined;
  /** The name of the meter for screen readers. */
  readonly label: string;
  /**
   * Returns the text of a value, for screen readers and beside the bar.
   *
   * @param value between `min` and `max`
   * @param share of the whole, from 0 to 1
   * @returns a short text, such as `3 of 5 GB`
   */
  readonly formatValue?: ((value: number, share: number) => string) | undefined;
  /** Called when the level changes, but not for the first one. */
  readonly onLevelChange?: ((level: MeterLevel) => void) | undefined;
}

const percent = (_: number, share: number) => `${Math.round(share * 100)} %`;

/**
 * Shows a value within a known range, such as used storage.
 *
 * For the progress of a task use a progress bar instead.
 */
export const Meter: React.ForwardRefExoticComponent<MeterProps & React.RefAttributes<MeterHandle>> =
  React.forwardRef<MeterHandle, MeterProps>(function Meter(props, ref) {
    const {
      value,
      min = 0,
      max = 100,
      low,
      high,
      tone = 'neutral',
      label,
      formatValue = percent,
      onLevelChange,
      ...rest
    } = props;
    const bar = React.useRef<HTMLDivElement>(null);
    const shown = Math.min(Math.max(value, min), max);
    const share = max > min ? (shown - min) / (max - min) : 0;
    const level = levelOf(shown, low, high);
    const previous = React.useRef(level);

    React.useEffect(() => {
      if (previous.current !== level) onLevelChange?.(level);
      previous.current = level;
    }, [level, onLevelChange]);

    React.useImperativeHandle(
      ref,
      () => ({
        getLevel: () => level,
        pulse(duration = 400) {
          if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
          bar.current?.animate([{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }], duration);
        },
      }),
      [level],
    );

    return (
      // biome-ignore lint/a11y/useSemanticElements: browsers style a native meter in ways of their own.
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={shown}
        aria-valuetext={formatValue(shown, share)}
        data-level={level}
        data-tone={tone}
        {...rest}
      >
        <div ref={bar} data-part="bar" style={{ inlineSize: `${share * 100}%` }} />
      </div>
    );
  });

function levelOf(value: number, low = -Infinity, high = Infinity): MeterLevel {
  if (value < low) return MeterLevel.Low;
  return value >= high ? MeterLevel.High : MeterLevel.Fair;
}
