import { qrPath } from '@/lib/qr'

/** Pixels per module, enough for print. */
const MODULE_PX = 16

/** Renders a QR code as SVG. */
export function qrSvg(text: string): Blob {
  const { size, path } = qrPath(text)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

/** Renders a QR code as PNG. Rejects when the browser can't render it. */
export async function qrPng(text: string): Promise<Blob> {
  const { size, path } = qrPath(text)
  const canvas = document.createElement('canvas')
  canvas.width = size * MODULE_PX
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas on this page')
  pen.scale(MODULE_PX, MODULE_PX)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = '#000'
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas fills a path
  pen.fill(new Path2D(path))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))), 'image/png')
  })
}
