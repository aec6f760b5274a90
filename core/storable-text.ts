/** Whether PostgreSQL can store a text: it rejects NUL characters and lone surrogates. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
