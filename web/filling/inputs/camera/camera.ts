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
      return "The camera is blocked for this page. Allow it in your browser's settings for this page, then try again. You can also type the code.";
    case 'NotFoundError':
    case 'NotSupportedError':
    case 'OverconstrainedError':
      return 'This device has no camera. Type the code instead.';
    case 'NotReadableError':
    case 'AbortError':
      return 'Another app is using the camera. Close it, then try again.';
    case 'SecurityError':
      return 'Browsers only allow the camera on https pages. Type the code instead.';
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
