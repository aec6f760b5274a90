// Says what of a scanned code's answers could not be taken over.
import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';

export function AddressNote({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) return null;
  return (
    <Alert
      color="yellow"
      icon={<CircleAlert size={18} aria-hidden />}
      title="This code does not match the form"
    >
      {issues.join(' ')} Answer the question yourself, or tell whoever made the code.
    </Alert>
  );
}
