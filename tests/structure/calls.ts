// The wire contract as a whole: ids name their feature, and the server answers every call that core declares.
import type { Call } from '#core/contract.ts';
import { roomOf } from './source-tree.ts';

/** A call and the file that declares it. */
export type DeclaredCall = { path: string; call: Pick<Call, 'id' | 'method' | 'path' | 'when'> };

/** Ids are unique and begin with their feature; a method and path lead to one call. */
export function callIssues(declared: readonly DeclaredCall[]): string[] {
  const strays = declared.filter(({ path, call }) => !call.id.startsWith(`${roomOf(path).room}.`));
  return [
    ...strays.map(({ path, call }) => `${path} declares ${call.id}`),
    ...doubles(declared.map(({ call }) => call.id)).map((id) => `${id} is declared twice`),
    ...doubles(declared.map(({ call }) => addressOf(call))).map((address) => `${address} leads to two calls`),
  ];
}

/** Parameters have a name for people only: another name makes no other address. */
function addressOf({ method, path, when }: DeclaredCall['call']): string {
  return `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}${when === undefined ? '' : `?${when}`}`;
}

/** What core declares and the server does not answer, or answers twice. */
export function mountIssues(declared: readonly DeclaredCall[], mounted: readonly { id: string }[]): string[] {
  const ids = mounted.map(({ id }) => id);
  return [
    ...declared.filter(({ call }) => !ids.includes(call.id)).map(({ call }) => `${call.id} is not mounted`),
    ...doubles(ids).map((id) => `${id} is mounted twice`),
  ];
}

function doubles(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}

/** The call records among what a module exports. */
export function callsIn(module: object): DeclaredCall['call'][] {
  return Object.values(module).filter(isCall);
}

function isCall(value: unknown): value is DeclaredCall['call'] {
  return typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;
}
