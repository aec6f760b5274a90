// An icon, a sentence and an action: the layout of the error screen and the empty state.
import type { ReactNode } from 'react';
import classes from './notice.module.css';

export type NoticeProps = {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  /** Buttons or links. */
  action?: ReactNode;
  tone?: 'plain' | 'danger';
  role?: 'alert';
};

export function Notice({ icon, title, text, action, tone = 'plain', role }: NoticeProps) {
  return (
    <div className={`stack items-center gap-6 text-center ${classes.notice}`} role={role}>
      <div className={`middle mb-12 card faint ${classes.sign}`} data-tone={tone} aria-hidden="true">
        {icon}
      </div>
      <p className="text-md weight-600 break">{title}</p>
      {text !== undefined && (
        <div className="soft break" style={{ textWrap: 'balance' }}>
          {text}
        </div>
      )}
      {action !== undefined && <div className="mt-16">{action}</div>}
    </div>
  );
}
