/** Plain 2-D points and the small vector arithmetic the measurements need. Nothing in this folder knows a face. */

declare const space: unique symbol;

/**
 * Says in the type alone in which picture coordinates are counted, so that those of two pictures cannot be mixed up.
 * Each space is an interface of its own (`ImagePixels`, `CropPixels`, …), declared beside what it measures.
 */
export interface In<Space> {
  readonly [space]: Space;
}

/** A point in pixels of some picture; y grows downwards. A literal `{ x, y }` belongs to the picture that it is used for. */
export interface Point<Space = unknown> extends Partial<In<Space>> {
  readonly x: number;
  readonly y: number;
}

/** An upright rectangle; x, y is its upper left corner. */
export interface Box<Space = unknown> extends Point<Space> {
  readonly width: number;
  readonly height: number;
}

export function distance<Space>(a: Point<Space>, b: Point<Space>): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point `t` of the way from a to b; t may lie outside 0…1. */
export function lerp<Space>(a: Point<Space>, b: Point<Space>, t: number): Point<Space> {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function midpoint<Space>(a: Point<Space>, b: Point<Space>): Point<Space> {
  return lerp(a, b, 0.5);
}

/** Unsigned angle at `corner` between the rays to a and b, in degrees 0…180. */
export function angleDeg<Space>(a: Point<Space>, corner: Point<Space>, b: Point<Space>): number {
  const ux = a.x - corner.x;
  const uy = a.y - corner.y;
  const vx = b.x - corner.x;
  const vy = b.y - corner.y;
  return (Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)) * 180) / Math.PI;
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
