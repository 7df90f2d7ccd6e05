/** `createImageBitmap` for browsers that know fewer of its options. */

/**
 * A picture upright by its EXIF. A browser that does not know a word of the options refuses the picture because of it
 * (Safari before 17.2 knows no `from-image`, and turns pictures by itself): it is asked again without them.
 *
 * @throws what the browser throws of a picture that it cannot open
 */
export async function toBitmap(
  source: Blob | VideoFrame,
  options: Pick<ImageBitmapOptions, 'premultiplyAlpha'> = {},
): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(source, { imageOrientation: 'from-image', ...options });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return createImageBitmap(source);
  }
}

/** The picture at another size, by canvas where the browser does not scale bitmaps. Does not close the given one. */
export async function scaled(bitmap: ImageBitmap, width: number, height: number): Promise<ImageBitmap> {
  const options = { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' } as const;
  const small = await createImageBitmap(bitmap, options).catch(() => null);
  if (small !== null && small.width === width && small.height === height) return small;
  small?.close();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2D canvas in this worker');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.transferToImageBitmap();
}
