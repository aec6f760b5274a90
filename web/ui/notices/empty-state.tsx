// What stands where there is nothing to show yet, and how to change that.
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

export type EmptyStateProps = { title: string; text?: ReactNode; icon?: ReactNode; action?: ReactNode };

export function EmptyState({ icon = <Inbox size={22} />, ...rest }: EmptyStateProps) {
  return <Notice icon={icon} {...rest} />;
}
