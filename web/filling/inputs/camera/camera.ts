// Opens the device's camera, and explains why it is not available.

/** The rear camera, with enough resolution for small codes. Rejects with errors for `explainCamera`. */
export function openCamera(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) return Promise.reject(new DOMException('', 'SecurityError'));
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1_920 }, height: { ideal: 1_080 } },
    audio: false,
  });
}

/** The problem, and what to do about it. */
export function explainCamera(error: unknown): string {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
      return 'This page may not use the camera. Allow it in the settings of the browser, at the address of this page, then try again. The code can be typed meanwhile.';
    case 'NotFoundError':
    case 'NotSupportedError':
    case 'OverconstrainedError':
      return 'This device has no camera. Type the code instead.';
    case 'NotReadableError':
    case 'AbortError':
      return 'The camera is in use by another app. Close that one, then try again.';
    case 'SecurityError':
      return 'Browsers give the camera to pages on https only. Type the code instead.';
    default:
      return 'The camera could not be started. Try again, or type the code.';
  }
}

/** The camera's light, if the browser can control it. */
export function torchOf(stream: MediaStream): ((isOn: boolean) => Promise<void>) | null {
  const [track] = stream.getVideoTracks();
  if (track === undefined || typeof track.getCapabilities !== 'function') return null;
  if (!('torch' in track.getCapabilities())) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the platform do not know the torch
  return (torch) => track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] });
}
