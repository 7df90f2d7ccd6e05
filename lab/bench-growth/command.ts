import { createCommand } from '../command-line.ts';
import { growthTables } from './growth-tables.ts';
import { measurePhotos } from './measure.ts';

export const command = createCommand()
  .option('--json', 'the figures as JSON')
  .action(async ({ json = false }) => {
    const growth = await measurePhotos();
    console.log(json ? JSON.stringify({ growth }) : growthTables(growth));
  });
