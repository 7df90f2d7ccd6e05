/** The browser's fetch as a plain function: handed to what asks the cloud, replaced in tests. */
export const browserFetch: typeof fetch = (input, init) => fetch(input, init);
