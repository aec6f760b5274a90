// How a download says what its file is called.

/** A `content-disposition` with a name in whatever script, beside the same in ASCII. */
export function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}
