import type { ReactNode } from 'react';

/** How much a notice matters. */
export type NoticeLevel = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  /** The message, as a rule one sentence. */
  children: ReactNode;
  /**
   * How much the notice matters.
   *
   * @default 'info'
   */
  level?: NoticeLevel;
  /** A short text in bold before the message. */
  title?: string;
  /**
   * Called when the reader closes the notice. Without it, the notice has no button.
   *
   * @param level the level of the notice
   */
  onClose?: (level: NoticeLevel) => void;
}

const colours = { info: '#1565c0', success: '#2e7d32', warning: '#b25e00', error: '#c62828' };

/** Tells readers what happened, or what they should know before they go on. */
export function Notice({ children, level = 'info', title, onClose }: NoticeProps) {
  return (
    <div
      role={level === 'error' ? 'alert' : 'status'}
      style={{ padding: '12px 16px', borderInlineStart: `4px solid ${colours[level]}` }}
    >
      {title !== undefined && <strong>{title} </strong>}
      {children}
      {onClose && (
        <button type="button" aria-label="Close" onClick={() => onClose(level)}>
          ×
        </button>
      )}
    </div>
  );
}
