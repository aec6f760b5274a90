/** Whether a database can store a text as it is: PostgreSQL has no NUL character, and half a surrogate pair has no UTF-8. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
