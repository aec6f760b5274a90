// The avatar of a user without a picture: the first letter of the name, on a colour derived from the id.

/** Backgrounds on which white letters have a contrast of 4.5. */
export const avatarColours = [
  '#2553e0',
  '#0f766e',
  '#a84a0b',
  '#7c3aed',
  '#b83268',
  '#4d7c0f',
  '#0369a1',
  '#6d5f52',
  '#9f1d35',
  '#4338ca',
] as const;

/** The same id has the same colour everywhere (FNV-1a). */
export function avatarColour(userId: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < userId.length; index += 1) {
    hash = Math.imul(hash ^ userId.charCodeAt(index), 0x01000193);
  }
  return avatarColours[(hash >>> 0) % avatarColours.length] ?? avatarColours[0];
}

export function initialOf(userName: string): string {
  return (Array.from(userName.trim())[0] ?? '?').toLocaleUpperCase();
}
