/** Lets the page answer what has come meanwhile, before long work goes on. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
