/** What a lens does to a face from near: how its focal length is given, and how much wider the nose looks. */

/** Diagonal of film in mm: "35 mm equivalent" compares diagonals (CIPA DCG-001). */
const FILM_DIAGONAL_MM = Math.hypot(36, 24);
/** Sides of uncut photos, long over short: sensors are 4:3 or 3:2, and 16:9 is cut from 4:3 at full width. */
const SENSORS = [
  { sides: 4 / 3, sensor: 4 / 3 },
  { sides: 3 / 2, sensor: 3 / 2 },
  { sides: 16 / 9, sensor: 4 / 3 },
] as const;
const SIDES_TOLERANCE = 0.02;

/**
 * Focal length over the long side of the photo.
 *
 * @param equivalentMm focal length in 35 mm film, from EXIF
 * @param width any unit, like `height`
 * @returns null where the photo's sides say that it was cut: then the lens says nothing about the pixels
 */
export function focalRatio(equivalentMm: number, width: number, height: number): number | null {
  const sides = Math.max(width, height) / Math.min(width, height);
  const camera = SENSORS.find((one) => Math.abs(sides - one.sides) <= SIDES_TOLERANCE * one.sides);
  if (camera === undefined || !(equivalentMm > 0)) return null;
  // Diagonal over long side of the sensor.
  const diagonal = Math.hypot(1, 1 / camera.sensor);
  return (equivalentMm / FILM_DIAGONAL_MM) * diagonal;
}

/**
 * Focal length over the long side of the whole picture of typical front cameras, 25 mm equivalent. Phones have 22 to 30 mm:
 * a distance by it is right to within a fifth.
 */
const FRONT_CAMERA_RATIO = 0.72;

/**
 * Of a photo that was cut from the middle of a front camera's picture, without scaling: a narrower field of view makes a
 * longer lens.
 *
 * @param picture size of the camera's whole picture, in the pixels of the photo
 * @returns focal length over the long side of the photo
 */
export function frontCameraFocalRatio(
  picture: { readonly width: number; readonly height: number },
  photo: { readonly width: number; readonly height: number },
): number {
  const [whole, part] = [picture, photo].map(({ width, height }) => Math.max(width, height));
  return (FRONT_CAMERA_RATIO * (whole ?? Number.NaN)) / (part ?? Number.NaN);
}

/** Depths of the canonical face in cm from the irises: wings of the nose before, edge of the cheeks behind. */
const NOSE_BEFORE_CM = 1.2;
const CHEEKS_BEHIND_CM = 5.5;
/** Where people look at each other. */
const ACROSS_THE_ROOM_CM = 150;

/**
 * By which factor the nose is wider against the face than across the room, by the pinhole model: 1.18 at
 * 30 cm. Ward et al. 2018 (doi 10.1001/jamafacial.2018.0009) find about 1.3 for 12 inches before the nose.
 *
 * @param distanceCm from the camera to the eyes, more than the nose is long
 */
export function noseWidening(distanceCm: number): number {
  const against = (cm: number) => (cm + CHEEKS_BEHIND_CM) / (cm - NOSE_BEFORE_CM);
  return against(distanceCm) / against(ACROSS_THE_ROOM_CM);
}
