// Whether this browser has passkeys for this page: never without a name of its own, or without TLS but on the machine itself.
export function hasPasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber;
}
