import type { Size } from './picture'

const HEADER_BYTES = 54
const INFO_BYTES = 40
const PIXEL_BITS = 24

export interface Bitmap {
  file: Uint8Array<ArrayBuffer>
  /** Where a row's first pixel is in the file: blue, green, red. */
  rowAt: (row: number) => number
}

/** A black picture as a BMP file, which takes no time to pack. */
export function bitmap({ width, height }: Size): Bitmap {
  // Rows fill whole groups of four bytes.
  const rowBytes = Math.ceil((width * 3) / 4) * 4
  const file = new Uint8Array(HEADER_BYTES + rowBytes * height)
  const view = new DataView(file.buffer)
  file.set(new TextEncoder().encode('BM'))
  view.setUint32(2, file.length, true)
  view.setUint32(10, HEADER_BYTES, true)
  view.setUint32(14, INFO_BYTES, true)
  view.setInt32(18, width, true)
  // Below zero: the first row is the upper one.
  view.setInt32(22, -height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, PIXEL_BITS, true)
  return { file, rowAt: (row) => HEADER_BYTES + row * rowBytes }
}
