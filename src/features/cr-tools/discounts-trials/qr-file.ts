import { qrModules } from '@/lib/qr'

/** QR readers need a quiet zone of four modules. */
const QUIET = 4
/** Pixels per module, enough for print. */
const MODULE_PX = 16

const sizeOf = (rows: readonly unknown[]): number => rows.length + 2 * QUIET

/** Renders a QR code as SVG. */
export function qrSvg(text: string): Blob {
  const rows = qrModules(text)
  const size = sizeOf(rows)
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])))
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

/** Renders a QR code as PNG. Rejects when the browser can't render it. */
export async function qrPng(text: string): Promise<Blob> {
  const rows = qrModules(text)
  const canvas = document.createElement('canvas')
  canvas.width = sizeOf(rows) * MODULE_PX
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas on this page')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect((x + QUIET) * MODULE_PX, (y + QUIET) * MODULE_PX, MODULE_PX, MODULE_PX)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))), 'image/png')
  })
}
