// The Content-Disposition header of downloads.
import { create } from 'content-disposition';

/**
 * A `content-disposition` with a name in any script, and an ASCII fallback with `_` for other characters, for programs
 * such as `curl -J`.
 */
export function dispositionOf(name: string): string {
  return create(name, { fallback: name.replaceAll(/[^ -~]|["%/\\]/g, '_') });
}
