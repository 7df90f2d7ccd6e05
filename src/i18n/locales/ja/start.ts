/** What the splash and the shell around every screen say: the rest follows once they are painted. */
import app from './app.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import nav from './nav.json' with { type: 'json' };
import splash from './splash.json' with { type: 'json' };
import titles from './titles.json' with { type: 'json' };

export const jaStart = { app, common, nav, splash, titles };
