import { encodeQR } from 'qr'

/** A QR code as a path over its dark modules, in a square of `size` modules that includes the quiet zone of scanners. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size: rows.length, path: dark.join('') }
}
