/** Where things lie on the radar chart, in units of its viewBox. */

export const RADAR = {
  width: 340,
  height: 264,
  centre: { x: 170, y: 132 },
  radius: 92,
  /** Labels stand this far out, on the scale of the scores. */
  labelAt: 116,
} as const;

/** The point of axis `index` of `count` at `score` (0 to 100); the first axis points up, the rest follow clockwise. */
export function radarPoint(index: number, count: number, score: number): { x: number; y: number } {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  const length = (RADAR.radius * score) / 100;
  return { x: RADAR.centre.x + length * Math.cos(angle), y: RADAR.centre.y + length * Math.sin(angle) };
}
