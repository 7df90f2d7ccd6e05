import { mount } from './mount.tsx';
import { createServices } from './services.ts';

mount(createServices());
