// How a download says what its file is called.
import { create } from 'content-disposition';

/**
 * A `content-disposition` with a name in whatever script. Beside it stands one in plain ASCII for programs that read no
 * other, such as `curl -J`, with `_` for what they might stumble over.
 */
export function dispositionOf(name: string): string {
  return create(name, { fallback: name.replaceAll(/[^ -~]|["%/\\]/g, '_') });
}
