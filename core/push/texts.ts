// What is said about reminders on the device.
export const pushTexts = {
  title: 'Reminders on this device',
  about:
    'Reminders in the app also appear as notifications of this device, even while Formdeck is closed. Your browser asks once whether it may show them. Signing out ends it.',
  failed: 'Unable to load whether this device shows reminders',
  blocked:
    'Notifications of this page are blocked. Allow them in the settings of the browser for this page, then switch this on.',
  notAllowed: 'The browser was not allowed to show notifications.',
  unreachable: "The browser could not reach its push service. Check the device's connection and try again.",
  unsupported:
    'This browser cannot show reminders while Formdeck is closed. On an iPhone or iPad, add Formdeck to the Home Screen and open it there.',
  unknownService: "The server does not know this browser's push service.",
} as const;
