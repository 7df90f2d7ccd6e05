/** A script of the build, and what it was made from. */
export interface Chunk {
  /** Without folder and hash. */
  readonly name: string;
  /** Compressed, as it travels. */
  readonly bytes: number;
  /** Characters of each module before they are made small, by its path. */
  readonly modules: Readonly<Record<string, number>>;
}

export interface PackageShare {
  readonly name: string;
  /** Its share of the compressed bytes of all scripts. */
  readonly bytes: number;
  /** The scripts that hold it, where it weighs most first. */
  readonly chunks: readonly string[];
}

/** The package that a module belongs to; null for our own. */
export function packageOf(path: string): string | null {
  const inside = path.split('/node_modules/').at(-1);
  if (inside === undefined || !path.includes('/node_modules/')) return null;
  const [scope = '', name = ''] = inside.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** Heaviest first. What is made small by more than the rest of its chunk weighs less than it seems here. */
export function sharesOf(chunks: readonly Chunk[]): readonly PackageShare[] {
  const found = new Map<string, Map<string, number>>();
  for (const { name: chunk, bytes, modules } of chunks) {
    const total = Object.values(modules).reduce((sum, length) => sum + length, 0);
    for (const [path, length] of Object.entries(modules)) {
      const name = packageOf(path);
      if (name === null || length === 0) continue;
      const parts = found.get(name) ?? new Map<string, number>();
      found.set(name, parts.set(chunk, (parts.get(chunk) ?? 0) + (bytes * length) / total));
    }
  }
  return [...found]
    .map(([name, parts]) => ({
      name,
      bytes: Math.round([...parts.values()].reduce((sum, bytes) => sum + bytes, 0)),
      chunks: [...parts].toSorted(([, a], [, b]) => b - a).map(([chunk]) => chunk),
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
}
