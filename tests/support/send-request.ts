// Sends a request of tests/calls as it stands, and takes all of the reply.
import { type Call, pathOf } from '#core/contract.ts';
import type { Request } from './call-tests.ts';
import type { World } from './world.ts';

export type Received = { status: number; text: string; contentType: string; headers: string };

/** Sends a request with a token or without, and reads all of the reply, its bytes as latin1. */
export async function send(
  world: Pick<World, 'server'>,
  call: Call,
  request: Request,
  headers: Readonly<Record<string, string>>,
): Promise<Received> {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(request.query ?? {})) parameters.set(key, String(value));
  const path = pathOf(call, request.params) + (parameters.size > 0 ? `?${parameters.toString()}` : '');
  const type = request.bytes?.type ?? 'application/json';
  const body =
    request.bytes?.content ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const reply = await fetch(world.server.origin + path, {
    method: call.method,
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': type }), ...headers },
    ...(body !== undefined && { body }),
  });
  return {
    status: reply.status,
    text: Buffer.from(await bytesOf(reply)).toString('latin1'),
    contentType: reply.headers.get('content-type') ?? '',
    headers: JSON.stringify([...reply.headers]),
  };
}

/** All of a reply; of a stream of events, which has no end, the first. */
async function bytesOf(reply: Response): Promise<Uint8Array> {
  if (reply.headers.get('content-type')?.startsWith('text/event-stream') !== true)
    return new Uint8Array(await reply.arrayBuffer());
  const reader = reply.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return value ?? new Uint8Array();
}
