// Text within HTML and SVG.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// What XML 1.0 has no place for: an SVG with such a character is not drawn at all.
const refused = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without any markup, for content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(refused, '\ufffd').replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
