// What is said about reminders on the device.
export const pushTexts = {
  title: 'Reminders on this device',
  about:
    'In-app reminders also appear as notifications on this device, even when Formdeck is closed. Your browser will ask for permission once. Signing out turns this off.',
  failed: 'Unable to load whether this device shows reminders',
  blocked:
    "Notifications are blocked for this page. Allow them in your browser's settings, then turn this on.",
  notAllowed: 'The browser does not have permission to show notifications.',
  unreachable: "The browser could not reach its push service. Check the device's connection and try again.",
  unsupported:
    'This browser cannot show reminders while Formdeck is closed. On an iPhone or iPad, add Formdeck to the Home Screen and open it there.',
  unknownService: "The server does not know this browser's push service.",
} as const;
