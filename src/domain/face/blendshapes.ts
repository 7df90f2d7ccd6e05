/** ARKit-style blendshapes by name, 0 to 1 each, as MediaPipe gives them. */
export type Blendshapes = ReadonlyMap<string, number>;

/** Mean of `<name>Left` and `<name>Right`. */
export const meanOfSides = (shapes: Blendshapes, name: string): number =>
  ((shapes.get(`${name}Left`) ?? 0) + (shapes.get(`${name}Right`) ?? 0)) / 2;
