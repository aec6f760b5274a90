// Saves what the server sent as a file, in the way of browsers.

/** Saves a response under the name that the server gave it, else under `fallbackName`. */
export async function saveResponse(response: Response, fallbackName: string): Promise<string> {
  const name = fileNameOf(response.headers.get('content-disposition')) ?? fallbackName;
  saveBlob(await response.blob(), name);
  return name;
}

/** Saves what an address answers, which the browser reads by itself while the page goes on. */
export function saveAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  // The server says what it is called. What fails is a failed download, and not another page.
  link.download = '';
  link.rel = 'noreferrer';
  link.click();
}

/** Saves bytes or text that the page made. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The file name of a Content-Disposition header: the one in any script before the plain one. */
export function fileNameOf(header: string | null): string | null {
  if (header === null) return null;
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Not a name of ours: the plain one will do.
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(header)?.[1]?.trim() ?? null;
}
