/**
 * A slow phone, imitated in headless Chromium: a quarter of the processor for the page's main thread, and slow 4G. Which
 * tasks keep it from answering, and whose they are. The analysis worker runs at full speed, and a film of the drawn face
 * stands in for the camera.
 */
import { createCommand } from '../command-line.ts';
import { phoneTables } from './phone-tables.ts';
import { visitAsPhone } from './visit.ts';

export const command = createCommand()
  .option('--json', 'every round as JSON')
  .action(async ({ json = false }) => {
    const rounds = await visitAsPhone();
    console.log(json ? JSON.stringify({ rounds }) : phoneTables(rounds));
  });
