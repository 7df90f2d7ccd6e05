/** `tsx scripts/models.ts`: puts the model files of models/manifest.json in place. Always exits 0. */
import { placeProjectModels } from './lib/place-models.ts';

const placements = await placeProjectModels();
const present = placements.filter(({ from }) => from !== null).length;
console.log(`models: ${present} of ${placements.length} in place.`);
