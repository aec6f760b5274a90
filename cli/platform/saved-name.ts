// The name that the server gives a file.
import { basename } from 'node:path';
import { parse } from 'content-disposition';

/** The file name of a response, without any folder; null if it has none. */
export function savedNameOf(response: Pick<Response, 'headers'>): string | null {
  const header = response.headers.get('content-disposition');
  const name = header === null ? undefined : parse(header).parameters['filename'];
  return (name !== undefined && basename(name.replaceAll('\\', '/')).trim()) || null;
}
