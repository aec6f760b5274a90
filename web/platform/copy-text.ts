// Copies text to the clipboard.

/** False if the browser refuses, or has no clipboard for a page without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
