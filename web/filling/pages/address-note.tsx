// Says what of a scanned code's answers could not be taken over.
import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function AddressNote({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) return null;
  return (
    <Alert color="yellow" icon={<CircleAlert size={18} aria-hidden />} title={t(m.thisCodeDoesNotMatch)}>
      {t(m.answerQuestionYourselfOrTell, { issues: issues.join(' ') })}
    </Alert>
  );
}
