/** For `translate`: what has no letters is a figure, and no translator's. */
export const asFigure = (text: string): 'no' | undefined => (/\p{L}/u.test(text) ? undefined : 'no');
