// Opens the device's camera, and explains why it is not available.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
      return t(m.cameraIsBlockedForThis);
    case 'NotFoundError':
    case 'NotSupportedError':
    case 'OverconstrainedError':
      return t(m.thisDeviceHasNoCamera);
    case 'NotReadableError':
    case 'AbortError':
      return t(m.anotherAppIsUsingCamera);
    case 'SecurityError':
      return t(m.browsersOnlyAllowCameraOn);
    default:
      return t(m.cameraCouldNotBeStarted);
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
