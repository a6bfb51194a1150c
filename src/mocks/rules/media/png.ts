import type { Size } from './picture'

export const PNG = 'image/png'
/** Red, green and blue. */
export const PIXEL_BYTES = 3

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const TRUE_COLOR = 2
/** Each byte is the difference to the pixel before: gradients become runs of small numbers. */
const FILTER_SUB = 1

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  return sum
})

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  new TextEncoder().encodeInto(name, bytes.subarray(4))
  bytes.set(data, 8)
  let sum = 0xffffffff
  for (const byte of bytes.subarray(4, -4)) sum = (CRC[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  view.setUint32(data.length + 8, ~sum >>> 0)
  return bytes
}

function header({ width, height }: Size): Uint8Array {
  const bytes = new Uint8Array(13)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  bytes.set([8, TRUE_COLOR], 8)
  return bytes
}

/** Rows of differences, each after its filter's number. */
function filtered(pixels: Uint8Array, { width, height }: Size): Uint8Array<ArrayBuffer> {
  const row = width * PIXEL_BYTES
  const bytes = new Uint8Array(pixels.length + height)
  for (let from = 0, to = 0; from < pixels.length;) {
    bytes[to] = FILTER_SUB
    to += 1
    for (let at = 0; at < row; at += 1, from += 1, to += 1)
      bytes[to] = (pixels[from] ?? 0) - (at < PIXEL_BYTES ? 0 : (pixels[from - PIXEL_BYTES] ?? 0))
  }
  return bytes
}

/** A PNG file of these pixels. */
export async function png(pixels: Uint8Array, size: Size): Promise<Blob> {
  const rows = new Blob([filtered(pixels, size)]).stream()
  const packed = await new Response(rows.pipeThrough(new CompressionStream('deflate'))).arrayBuffer()
  const parts = [
    chunk('IHDR', header(size)),
    chunk('IDAT', new Uint8Array(packed)),
    chunk('IEND', new Uint8Array()),
  ]
  return new Blob([new Uint8Array(SIGNATURE), ...parts], { type: PNG })
}
