import { type Area, type Blur, type EditStep, pixelsOf, type Size } from './edit-steps'

/** Pixel size of the blur, as a share of the longer side. */
const PATCH: Record<Blur, number> = { light: 0.012, medium: 0.025, strong: 0.05 }

type Canvas = HTMLCanvasElement

/** Throws when the browser is out of memory. */
function newCanvas({ width, height }: Size): { canvas: Canvas; paint: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('This browser offers no canvas of that size')
  paint.imageSmoothingQuality = 'high'
  return { canvas, paint }
}

/** Safari frees a canvas's memory only when its size is zero. */
function release(canvas: Canvas): void {
  canvas.width = 0
  canvas.height = 0
}

function turned(from: Canvas, to: 'left' | 'right'): Canvas {
  const { canvas, paint } = newCanvas({ width: from.height, height: from.width })
  paint.translate(canvas.width / 2, canvas.height / 2)
  paint.rotate(to === 'right' ? Math.PI / 2 : -Math.PI / 2)
  paint.drawImage(from, -from.width / 2, -from.height / 2)
  return canvas
}

function cropped(from: Canvas, area: Area): Canvas {
  const { x, y, width, height } = pixelsOf(area, from)
  const { canvas, paint } = newCanvas({ width, height })
  paint.drawImage(from, x, y, width, height, 0, 0, width, height)
  return canvas
}

/** Blurs by scaling down and up: unlike canvas `filter` it works in every browser and cannot be reversed. */
function blurred(from: Canvas, area: Area, blur: Blur): Canvas {
  const { x, y, width, height } = pixelsOf(area, from)
  const patch = Math.max(2, PATCH[blur] * Math.max(from.width, from.height))
  const small = newCanvas({
    width: Math.max(1, Math.round(width / patch)),
    height: Math.max(1, Math.round(height / patch)),
  })
  small.paint.drawImage(from, x, y, width, height, 0, 0, small.canvas.width, small.canvas.height)
  const { canvas, paint } = newCanvas(from)
  paint.drawImage(from, 0, 0)
  // Clear first, or the original shows through semi-transparent pixels.
  paint.clearRect(x, y, width, height)
  paint.drawImage(small.canvas, 0, 0, small.canvas.width, small.canvas.height, x, y, width, height)
  release(small.canvas)
  return canvas
}

function applied(from: Canvas, step: EditStep): Canvas {
  if (step.act === 'turn') return turned(from, step.to)
  return step.act === 'crop' ? cropped(from, step.area) : blurred(from, step.area, step.blur)
}

/** Renders a picture with its edits at a size. Throws when the browser can't. */
export function renderEdit(picture: CanvasImageSource, size: Size, steps: readonly EditStep[]): Canvas {
  const { canvas, paint } = newCanvas(size)
  paint.drawImage(picture, 0, 0, size.width, size.height)
  return steps.reduce((from, step) => {
    const to = applied(from, step)
    release(from)
    return to
  }, canvas)
}
