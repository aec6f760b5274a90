// Shows what a query reads: the loading indicator, the error screen with its way on, then the data.
import type { ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { Loading } from './loading.tsx';

export type LoadedProps<T> = {
  query: { data: T | undefined; error: Error | null; refetch(): Promise<unknown> };
  /** The error screen's title. */
  failed?: string;
  loading?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What was read before stays on screen while it is read again, also when that fails. */
export function Loaded<T>({ query, failed, loading = <Loading />, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return loading;
  return (
    <ErrorScreen
      {...(failed !== undefined && { title: failed })}
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  );
}
