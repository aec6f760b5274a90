// Renders a query: loading indicator, error screen, or data.
import type { ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { Loading } from './loading.tsx';

export type LoadedProps<T> = {
  query: { data: T | undefined; error: Error | null; refetch(): Promise<unknown> };
  /** The error screen's title. */
  failed?: string;
  loading?: ReactNode;
  /** Replaces 'Try again' of the error screen, where that would not help. */
  instead?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Data stays visible during a refetch, even if that fails. */
export function Loaded<T>({ query, failed, loading = <Loading />, instead, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return loading;
  return (
    <ErrorScreen
      {...(failed !== undefined && { title: failed })}
      error={query.error}
      onRetry={() => void query.refetch()}
      {...(isShown(instead) && { action: instead })}
    />
  );
}

function isShown(part: ReactNode): boolean {
  return part !== undefined && part !== null && part !== false;
}
