/** Where pictures stand on contact sheets: side by side in rows, long ones folded into several columns. Pure. */

/** A picture as it was taken; sizes in its own pixels. */
export interface SheetPicture {
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in pixels of the sheet. */
export interface SheetTile {
  /** Index of the picture. */
  readonly picture: number;
  readonly left: number;
  readonly top: number;
  readonly height: number;
  /** How much of the scaled picture stands in the tiles before. */
  readonly from: number;
}

export interface SheetLabel {
  readonly text: string;
  readonly left: number;
  /** Of its line's base. */
  readonly top: number;
  /** Room for it: what is longer is cut. */
  readonly width: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly SheetTile[];
  readonly labels: readonly SheetLabel[];
}

/** Pixels of the sheet. */
export interface SheetRoom {
  /** Columns side by side. */
  readonly columns: number;
  /** Width of a column: what every picture is scaled to. */
  readonly tile: number;
  /** Where a picture is folded. */
  readonly fold: number;
  /** A row that would reach below this begins the next sheet. */
  readonly height: number;
}

const GAP = 12;
const LABEL = 26;

/** Scaled height of a picture on these sheets, in whole pixels. */
export const scaledHeight = (picture: SheetPicture, tile: number): number =>
  Math.max(1, Math.round((picture.height * tile) / picture.width));

interface Row {
  readonly height: number;
  readonly tiles: readonly SheetTile[];
  readonly labels: readonly SheetLabel[];
}

/** The columns that one picture takes: more than there are where it is longer than a row. */
function foldOf(height: number, room: SheetRoom): readonly { from: number; height: number }[] {
  return Array.from({ length: Math.ceil(height / room.fold) }, (_, i) => ({
    from: i * room.fold,
    height: Math.min(room.fold, height - i * room.fold),
  }));
}

/** Rows from the top of a sheet, in the order of the pictures; a picture begins a row where it does not fit. */
function rowsOf(pictures: readonly SheetPicture[], room: SheetRoom): readonly Row[] {
  const rows: Row[] = [];
  let tiles: SheetTile[] = [];
  let labels: SheetLabel[] = [];
  const leftOf = (column: number) => GAP + column * (room.tile + GAP);
  const close = () => {
    if (tiles.length === 0) return;
    rows.push({ height: LABEL + Math.max(...tiles.map(({ height }) => height)) + GAP, tiles, labels });
    tiles = [];
    labels = [];
  };
  for (const [index, picture] of pictures.entries()) {
    const parts = foldOf(scaledHeight(picture, room.tile), room);
    if (tiles.length + parts.length > room.columns) close();
    for (const part of parts) {
      if (tiles.length === room.columns) close();
      const begins = part.from === 0 || tiles.length === 0;
      const left = leftOf(tiles.length);
      if (begins) {
        const columns = Math.min(room.columns - tiles.length, parts.length - part.from / room.fold);
        const width = columns * (room.tile + GAP) - GAP;
        const text = part.from === 0 ? picture.label : `${picture.label} (continued)`;
        labels.push({ text, left, top: LABEL - 8, width });
      }
      tiles.push({ picture: index, left, top: LABEL, ...part });
    }
  }
  close();
  return rows;
}

/** The sheets that hold all pictures, in their order. */
export function layoutSheets(pictures: readonly SheetPicture[], room: SheetRoom): readonly Sheet[] {
  const sheets: Sheet[] = [];
  let held: Row[] = [];
  let height = GAP;
  const width = GAP + room.columns * (room.tile + GAP);
  const close = () => {
    if (held.length === 0) return;
    let top = GAP;
    const tiles: SheetTile[] = [];
    const labels: SheetLabel[] = [];
    for (const row of held) {
      const down = top;
      tiles.push(...row.tiles.map((tile) => ({ ...tile, top: tile.top + down })));
      labels.push(...row.labels.map((label) => ({ ...label, top: label.top + down })));
      top += row.height;
    }
    sheets.push({ width, height: top, tiles, labels });
    held = [];
    height = GAP;
  };
  for (const row of rowsOf(pictures, room)) {
    if (height + row.height > room.height) close();
    held.push(row);
    height += row.height;
  }
  close();
  return sheets;
}
