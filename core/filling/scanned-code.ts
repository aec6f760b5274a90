// What a camera's reader says of a code, as the text that is answered: the same whichever reader it was.

/** A code as a reader gives it; `format` is one of the Shape Detection API, such as `ean_13`. */
export type SeenCode = { rawValue: string; format: string };

/**
 * The text of a code. UPC-A is 12 digits: some readers call it EAN-13 and put a zero before it, which every UPC-A has
 * there and no other EAN-13.
 */
export function codeText({ rawValue, format }: SeenCode): string {
  const isUpc = (format === 'ean_13' || format === 'upc_a') && /^0\d{12}$/.test(rawValue);
  return isUpc ? rawValue.slice(1) : rawValue;
}

/** Takes what one picture after the other shows; answers the code once two pictures in a row show the same. */
export function twoLooks(): (code: string | null) => string | null {
  let last: string | null = null;
  return (code) => {
    const seen = code === '' ? null : code;
    const isSure = seen !== null && seen === last;
    last = seen;
    return isSure ? seen : null;
  };
}
