// The part of the package qrcode that makes codes and draws nothing: its main entry takes the machine's canvas and files.
declare module 'qrcode/lib/core/qrcode.js' {
  const qrcode: {
    create(
      segments: readonly { data: Uint8Array; mode: 'byte' }[],
      options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H'; maskPattern?: number },
    ): { version: number; modules: { size: number; data: Uint8Array } };
  };
  export = qrcode;
}
