// The theme of fields in a popover: what they open stays within it.

/** A click on an option, or on a day, is none outside of the popover. A list says so for itself, not by its popover. */
export const within = {
  components: {
    Popover: { defaultProps: { withinPortal: false } },
    Combobox: { defaultProps: { withinPortal: false } },
  },
};
