import { CANVAS_MAX_PIXELS, CANVAS_MAX_SIDE } from '@/config/tool-limits'

/** Part of a picture in fractions of its sides, so that it fits preview and original alike. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export const BLURS = ['light', 'medium', 'strong'] as const
export type Blur = (typeof BLURS)[number]

/** One edit; its area refers to the picture after all earlier edits. */
export type EditStep =
  | { act: 'turn'; to: 'left' | 'right' }
  | { act: 'crop'; area: Area }
  | { act: 'blur'; area: Area; blur: Blur }

export interface EditHistory {
  past: readonly EditStep[]
  future: readonly EditStep[]
}

export const NO_EDITS: EditHistory = { past: [], future: [] }
export const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 }

const ALMOST_WHOLE = 0.999

export const isWhole = ({ width, height }: Area): boolean => width >= ALMOST_WHOLE && height >= ALMOST_WHOLE

export type EditAction = EditStep | { act: 'undo' } | { act: 'redo' }

export function reduceEditHistory({ past, future }: EditHistory, action: EditAction): EditHistory {
  if (action.act === 'undo') {
    const last = past.at(-1)
    return last ? { past: past.slice(0, -1), future: [...future, last] } : { past, future }
  }
  if (action.act === 'redo') {
    const next = future.at(-1)
    return next ? { past: [...past, next], future: future.slice(0, -1) } : { past, future }
  }
  return { past: [...past, action], future: [] }
}

/** Converts an area to whole pixels, clamped to the picture and never empty. */
export function pixelsOf({ x, y, width, height }: Area, size: Size): Area {
  const left = Math.min(size.width - 1, Math.max(0, Math.round(x * size.width)))
  const top = Math.min(size.height - 1, Math.max(0, Math.round(y * size.height)))
  return {
    x: left,
    y: top,
    width: Math.min(size.width - left, Math.max(1, Math.round(width * size.width))),
    height: Math.min(size.height - top, Math.max(1, Math.round(height * size.height))),
  }
}

function sizeAfterStep(size: Size, step: EditStep): Size {
  if (step.act === 'turn') return { width: size.height, height: size.width }
  if (step.act === 'blur') return size
  const { width, height } = pixelsOf(step.area, size)
  return { width, height }
}

export const sizeAfter = (size: Size, steps: readonly EditStep[]): Size => steps.reduce(sizeAfterStep, size)

/** Scales a size down so that its longer side is at most `side` and its area at most `pixels`. */
function fitted({ width, height }: Size, side: number, pixels: number): Size {
  const scale = Math.min(1, side / Math.max(width, height), Math.sqrt(pixels / (width * height)))
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
}

/** The largest size that every browser's canvas accepts. */
export const canvasSize = (size: Size): Size => fitted(size, CANVAS_MAX_SIDE, CANVAS_MAX_PIXELS)

const PREVIEW_SIDE = 1600
export const previewSize = (size: Size): Size => fitted(size, PREVIEW_SIDE, CANVAS_MAX_PIXELS)

/** The largest centered area with this aspect ratio (width by height). */
export function centeredArea(size: Size, aspect: number): Area {
  const share = aspect / (size.width / size.height)
  const width = Math.min(1, share)
  const height = Math.min(1, 1 / share)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}
