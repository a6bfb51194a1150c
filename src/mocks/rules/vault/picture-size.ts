interface Size {
  width: number
  height: number
}

const startsWith = (bytes: Uint8Array, ...signs: number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign)

/** Walks the JPEG segments to the one with the size. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff;) {
    const mark = view.getUint8(at + 1)
    const isFrame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Width and height of a PNG, GIF or JPEG from its header; undefined for other formats. */
export function pictureSize(bytes: Uint8Array<ArrayBuffer>): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) && bytes.length >= 24) {
    return { width: view.getUint32(16), height: view.getUint32(20) }
  }
  if (startsWith(bytes, 0x47, 0x49, 0x46, 0x38) && bytes.length >= 10) {
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  }
  return startsWith(bytes, 0xff, 0xd8) ? jpegSize(view) : undefined
}
