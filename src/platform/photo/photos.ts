/** Photos as the browser hands them over. Nothing is judged here: the worker decides what it can read. */

/** The drawn face of our own, served from our own origin. */
export const SAMPLE_URL = `${import.meta.env.BASE_URL}samples/face.jpg`;

export function openUrl(photo: Blob): string {
  return URL.createObjectURL(photo);
}

export function closeUrl(url: string): void {
  URL.revokeObjectURL(url);
}

/** The first file of a drop or a paste, whatever its kind; null where there is none. */
export function fromTransfer(transfer: Pick<DataTransfer, 'files'>): File | null {
  return transfer.files[0] ?? null;
}

/** The drawn face as a file. Rejects when it cannot be had. */
export async function sample(): Promise<Blob> {
  const response = await fetch(SAMPLE_URL);
  if (!response.ok) throw new Error(`The sample face answered ${response.status}`);
  return response.blob();
}
