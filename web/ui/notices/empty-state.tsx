// Shown if there is no content yet, and how to add some.
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

export type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** One line, where there is more on the page. */
  isShort?: boolean;
};

export function EmptyState({ icon = <Inbox size={22} />, isShort = false, ...rest }: EmptyStateProps) {
  if (isShort) {
    const { title, text, action } = rest;
    return (
      <div className="row wrap justify-between gap-y-8 gap-x-12">
        <p className="m-0 soft break">
          <b className="ink weight-600">{title}</b> {text}
        </p>
        {action}
      </div>
    );
  }
  return <Notice icon={icon} {...rest} />;
}
