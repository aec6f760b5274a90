// Parts of the app that only some forms need, saved on this device before they are.
import type { FillTool } from '#core/filling/offline-forms.ts';

/** Loads and saves it. Rejects where the server does not answer. */
export async function keepTool(tool: FillTool): Promise<void> {
  if (tool === 'signature') {
    await import('#web/filling/inputs/signature-dialog.tsx');
    return;
  }
  await import('#web/filling/inputs/camera/scan-dialog.tsx');
  const { keepCodeReader } = await import('#web/filling/inputs/camera/code-reader.ts');
  await keepCodeReader();
}
