import { createCommand, numberWithin } from '../command-line.ts';
import { growthTable } from './growth-table.ts';
import { measureGrowth } from './measure.ts';

export const command = createCommand()
  .option('--json', 'the figures as JSON')
  .option(
    '--throttle <times>',
    'how much slower the page is made; 4 imitates a slow phone',
    numberWithin(1, 10),
    1,
  )
  .action(async ({ json = false, throttle }) => {
    const growth = await measureGrowth(throttle);
    console.log(json ? JSON.stringify({ growth }) : growthTable(growth));
  });
