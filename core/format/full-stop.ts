// The end of a sentence that may end with a time: "8:00 a.m." has a full stop of its own.
export function withFullStop(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
