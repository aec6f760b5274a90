// A JSON request, for tests that look at statuses and raw replies.

/** What `fetch` needs to send a body as JSON. */
export function json(method: string, body: unknown): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
