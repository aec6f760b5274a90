// Parts of the app that only some forms need, stored on this device in advance.
import type { FillTool } from '#core/filling/offline-forms.ts';

/** Loads and stores it. Rejects if the server does not respond. */
export async function keepTool(tool: FillTool): Promise<void> {
  if (tool === 'signature') {
    await import('#web/filling/inputs/pad/signature-dialog.tsx');
    return;
  }
  if (tool === 'drawing') {
    await import('#web/filling/inputs/pad/drawing-dialog.tsx');
    return;
  }
  await import('#web/filling/inputs/camera/scan-dialog.tsx');
  const { keepCodeReader } = await import('#web/filling/inputs/camera/code-reader.ts');
  await keepCodeReader();
}
