/** Two kinds of picture as small SVG files: the same figures give the same bytes. */

const WIDTH = 480;
const HEIGHT = 240;
const LEFT = 44;
const BOTTOM = 34;
const INK = '#57534e';
const FILL = '#f97316';

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

interface Axis {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

const xOf = (value: number, { from, to }: Axis) =>
  LEFT + ((value - from) / (to - from)) * (WIDTH - LEFT - 12);
const yOf = (value: number, { from, to }: Axis) =>
  HEIGHT - BOTTOM - ((value - from) / (to - from)) * (HEIGHT - BOTTOM - 12);

function frame(x: Axis, y: Axis, inside: string): string {
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const marks = ticks.flatMap((t) => {
    const [vx, vy] = [x.from + t * (x.to - x.from), y.from + t * (y.to - y.from)];
    return [
      `<text x="${fixed(xOf(vx, x))}" y="${HEIGHT - BOTTOM + 14}" text-anchor="middle">${fixed(vx)}</text>`,
      `<text x="${LEFT - 6}" y="${fixed(yOf(vy, y) + 4)}" text-anchor="end">${fixed(vy)}</text>`,
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<path d="M${LEFT} 12V${HEIGHT - BOTTOM}H${WIDTH - 12}" fill="none" stroke="${INK}"/>`,
    ...marks,
    `<text x="${(LEFT + WIDTH) / 2}" y="${HEIGHT - 4}" text-anchor="middle">${x.label}</text>`,
    `<text x="${LEFT + 4}" y="10">${y.label}</text>`,
    inside,
    '</svg>',
    '',
  ].join('\n');
}

/** How many values fall into each of `bins` equal steps; values outside count in the outermost ones. */
export function histogram(values: readonly number[], x: Axis, bins: number): string {
  const counts = Array.from({ length: bins }, () => 0);
  for (const value of values) {
    const bin = Math.floor(((value - x.from) / (x.to - x.from)) * bins);
    const at = Math.min(bins - 1, Math.max(0, bin));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const y: Axis = { from: 0, to: Math.max(4, ...counts), label: 'how many' };
  const step = (x.to - x.from) / bins;
  const bars = counts.map((count, i) => {
    const left = xOf(x.from + i * step, x);
    const width = xOf(x.from + (i + 1) * step, x) - left - 1;
    const top = yOf(count, y);
    return `<rect x="${fixed(left)}" y="${fixed(top)}" width="${fixed(width)}" height="${fixed(HEIGHT - BOTTOM - top)}" fill="${FILL}"/>`;
  });
  return frame(x, y, bars.join('\n'));
}

/** One dot a pair, over the line on which both are equal. */
export function scatter(points: readonly (readonly [number, number])[], x: Axis, y: Axis): string {
  const least = Math.max(x.from, y.from);
  const most = Math.min(x.to, y.to);
  const dots = points.map(
    ([px, py]) =>
      `<circle cx="${fixed(xOf(px, x))}" cy="${fixed(yOf(py, y))}" r="2" fill="${FILL}" fill-opacity="0.5"/>`,
  );
  const diagonal = `<path d="M${fixed(xOf(least, x))} ${fixed(yOf(least, y))}L${fixed(xOf(most, x))} ${fixed(yOf(most, y))}" stroke="${INK}" stroke-dasharray="4 3"/>`;
  return frame(x, y, [diagonal, ...dots].join('\n'));
}
