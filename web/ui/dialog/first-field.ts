// The first field of a dialog takes the focus, also where it comes after the dialog, with what is loaded for it.

/** Properties of that field: the mark is what a dialog looks for when it opens. */
export const firstField = { 'data-autofocus': true, ref: focusSoon };

/** In a turn of its own: a dialog first remembers what had the focus, to give it back. */
function focusSoon(field: HTMLElement | null): void {
  if (field !== null) setTimeout(() => field.focus({ preventScroll: true }));
}
