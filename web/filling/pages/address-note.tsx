// Says what of a scanned code's answers could not be taken over.
import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';

export function AddressNote({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) return null;
  return (
    <Alert
      color="yellow"
      icon={<CircleAlert size={18} aria-hidden />}
      title="The code does not fit this form"
    >
      {issues.join(' ')} Answer it yourself, or tell whoever made the code.
    </Alert>
  );
}
