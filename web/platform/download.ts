// Saves the server's responses as files in the browser.
import * as z from 'zod/mini';
import { parse } from 'content-disposition';

/** Saves a response under the server's file name, otherwise under `fallbackName`. */
export async function saveResponse(response: Response, fallbackName: string): Promise<string> {
  const name = fileNameOf(response.headers.get('content-disposition')) ?? fallbackName;
  saveBlob(await response.blob(), name);
  return name;
}

/**
 * Downloads an address without navigation, in a hidden frame: a file leaves the frame empty, and any content is an error
 * page, reported with the server's message if it is readable.
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
  // There is no event when the download starts: the frame stays until the page is closed.
  document.body.append(frame);
}

const problemReply = z.object({ detail: z.string() });

function detailIn(frame: HTMLIFrameElement): string | null {
  try {
    const reply = problemReply.safeParse(JSON.parse(frame.contentDocument?.body.textContent ?? ''));
    return reply.data?.detail ?? null;
  } catch {
    // Of another region, or not from our server.
    return null;
  }
}

/** Saves bytes or text created by the page. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The file name in a Content-Disposition header; the extended one takes precedence. */
function fileNameOf(header: string | null): string | null {
  return (header !== null && parse(header).parameters['filename']?.trim()) || null;
}
