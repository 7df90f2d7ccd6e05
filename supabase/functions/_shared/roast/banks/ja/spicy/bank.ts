/** All that is said in this language and style: data and nothing else. */
export { default as headlines } from './headlines.json' with { type: 'json' };
export { default as openers } from './openers.json' with { type: 'json' };
export { default as truths } from './truths.json' with { type: 'json' };
export { default as running } from './running.json' with { type: 'json' };
export { default as greats } from './greats.json' with { type: 'json' };
export { default as closers } from './closers.json' with { type: 'json' };
export { default as verdicts } from './verdicts.json' with { type: 'json' };
export { default as caveats } from './caveats.json' with { type: 'json' };
export { default as sections } from '../advice/sections.json' with { type: 'json' };
export { default as roadmap } from '../advice/roadmap.json' with { type: 'json' };
export { default as products } from '../advice/products.json' with { type: 'json' };
