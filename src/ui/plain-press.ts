import type { MouseEvent } from 'react';

/** Whether a press follows a link here, and not in another tab or window. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
