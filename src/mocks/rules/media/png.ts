import type { Size } from './picture'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const TRUE_COLOR = { bitsPerChannel: 8, colorType: 2 }
const BYTES_PER_PIXEL = 3
/** The row filter that stores each byte as its difference to the pixel before, so that gradients pack well. */
const SUB_FILTER = 1

export interface Pixels {
  size: Size
  /** Rows of a filter byte, then red, green and blue of each pixel. */
  bytes: Uint8Array<ArrayBuffer>
}

const rowBytes = ({ width }: Size): number => 1 + width * BYTES_PER_PIXEL

/** A black picture. */
export const blackPixels = (size: Size): Pixels => ({
  size,
  bytes: new Uint8Array(rowBytes(size) * size.height),
})

/** Index of a row's first pixel in `bytes`. */
export const rowStart = ({ size }: Pixels, row: number): number => row * rowBytes(size) + 1

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** A chunk: length, type, data, checksum of type and data. */
function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

function header({ width, height }: Size): Uint8Array {
  const data = new Uint8Array(13)
  const view = new DataView(data.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  data.set([TRUE_COLOR.bitsPerChannel, TRUE_COLOR.colorType], 8)
  return data
}

function filtered(pixels: Pixels): Uint8Array<ArrayBuffer> {
  const { size, bytes } = pixels
  const result = bytes.slice()
  for (let row = 0; row < size.height; row += 1) {
    const start = rowStart(pixels, row)
    result[start - 1] = SUB_FILTER
    for (let at = start + size.width * BYTES_PER_PIXEL - 1; at >= start + BYTES_PER_PIXEL; at -= 1)
      result[at] = (bytes[at] ?? 0) - (bytes[at - BYTES_PER_PIXEL] ?? 0)
  }
  return result
}

const deflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer(),
  )

/** The picture as a PNG file. Source: https://www.w3.org/TR/png-3/ */
export async function pngOf(pixels: Pixels): Promise<Blob> {
  const data = await deflated(filtered(pixels))
  const chunks = [chunk('IHDR', header(pixels.size)), chunk('IDAT', data), chunk('IEND', new Uint8Array())]
  return new Blob([Uint8Array.from(SIGNATURE), ...chunks], { type: 'image/png' })
}
