// Short messages that go away by themselves.
import { notifications } from '@mantine/notifications';

/** Says that something was done. */
export function notifyDone(message: string): void {
  notifications.show({ message, color: 'green', autoClose: 5_000, withBorder: true });
}

/** Says that something failed, and in `explanation` what to do about it. Stays longer. */
export function notifyFailed(message: string, explanation?: string | null): void {
  notifications.show({
    color: 'red',
    autoClose: 10_000,
    withBorder: true,
    role: 'alert',
    ...(explanation ? { title: message, message: explanation } : { message }),
  });
}
