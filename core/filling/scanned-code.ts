// Normalizes codes read by a camera to answers: the same for every reader.

/** A code as read; `format` is one of the Shape Detection API, for example `ean_13`. */
export type SeenCode = { rawValue: string; format: string };

/**
 * The text of a code. UPC-A has 12 digits: some readers report it as EAN-13 with a leading zero, which only UPC-A codes
 * have.
 */
export function codeText({ rawValue, format }: SeenCode): string {
  const isUpc = (format === 'ean_13' || format === 'upc_a') && /^0\d{12}$/.test(rawValue);
  return isUpc ? rawValue.slice(1) : rawValue;
}

/** Takes the result of one frame after another; returns the code once two consecutive frames agree. */
export function twoLooks(): (code: string | null) => string | null {
  let last: string | null = null;
  return (code) => {
    const seen = code === '' ? null : code;
    const isSure = seen !== null && seen === last;
    last = seen;
    return isSure ? seen : null;
  };
}
