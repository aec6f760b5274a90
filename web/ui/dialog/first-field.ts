// Focuses the first field of a dialog, even if it is mounted after the dialog, with lazily loaded content.

/** The props of that field: a dialog looks for the attribute when it opens. */
export const firstField = { 'data-autofocus': true, ref: focusSoon };

/** Deferred: a dialog first remembers the previously focused element, to restore it. */
function focusSoon(field: HTMLElement | null): void {
  if (field !== null) setTimeout(() => field.focus({ preventScroll: true }));
}
