// Shown if there is no content yet, and how to add some.
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

export type EmptyStateProps = { title: string; text?: ReactNode; icon?: ReactNode; action?: ReactNode };

export function EmptyState({ icon = <Inbox size={22} />, ...rest }: EmptyStateProps) {
  return <Notice icon={icon} {...rest} />;
}
