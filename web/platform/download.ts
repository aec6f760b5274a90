// Saves what the server sent as a file, in the way of browsers.
import * as z from 'zod/mini';
import { parse } from 'content-disposition';

/** Saves a response under the name that the server gave it, else under `fallbackName`. */
export async function saveResponse(response: Response, fallbackName: string): Promise<string> {
  const name = fileNameOf(response.headers.get('content-disposition')) ?? fallbackName;
  saveBlob(await response.blob(), name);
  return name;
}

/**
 * Saves what an address answers, which the browser reads by itself while the page goes on. It is asked for in a frame: a
 * file leaves that empty, and what is shown there is a failure, told in the server's words where they can be read.
 */
export function saveAddress(address: string, onFailed: (why: string | null) => void): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Download';
  frame.referrerPolicy = 'no-referrer';
  frame.src = address;
  frame.addEventListener('load', () => {
    onFailed(detailIn(frame));
    frame.remove();
  });
  // Nobody tells when the file begins to come: it stays until the page is left.
  document.body.append(frame);
}

const problemReply = z.object({ detail: z.string() });

function detailIn(frame: HTMLIFrameElement): string | null {
  try {
    const reply = problemReply.safeParse(JSON.parse(frame.contentDocument?.body.textContent ?? ''));
    return reply.data?.detail ?? null;
  } catch {
    // Of another region, or not of a server of ours.
    return null;
  }
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
function fileNameOf(header: string | null): string | null {
  return (header !== null && parse(header).parameters['filename']?.trim()) || null;
}
