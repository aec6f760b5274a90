// Puts text on the clipboard.

/** False where the browser refuses, or has no clipboard for a page that did not come over https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
