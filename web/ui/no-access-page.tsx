// A page that the reader's role does not open: its title, why not, and whom to ask.
import { AppError } from '#core/errors.ts';
import { ErrorScreen } from './notices/error-screen.tsx';
import { Page, type PageProps } from './page.tsx';

export type NoAccessPageProps = Pick<PageProps, 'title' | 'trail'> & {
  /** The reason of the policy. */
  why: string;
};

export function NoAccessPage({ why, ...page }: NoAccessPageProps) {
  return (
    <Page {...page}>
      <ErrorScreen title={why} error={new AppError('forbidden', 'Ask an administrator of your company.')} />
    </Page>
  );
}
