/** The app as it is where accounts are set up, with a service of the tests' own behind it. */
import { mount } from '#app/mount.tsx';
import { createServices } from '#app/services.ts';
import { fakeAuth } from './fake-auth.ts';

await mount({ ...createServices(), auth: fakeAuth() });
