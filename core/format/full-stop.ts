// The end of a sentence that may end with a time: "8:00 a.m." has a full stop of its own. A question has its mark.
export function withFullStop(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`;
}
