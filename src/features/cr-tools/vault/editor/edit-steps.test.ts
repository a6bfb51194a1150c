import { describe, expect, it } from 'vitest'

import { CANVAS_MAX_PIXELS } from '@/config/tool-limits'

import {
  canvasSize,
  centeredArea,
  reduceEditHistory,
  type EditStep,
  NO_EDITS,
  pixelsOf,
  sizeAfter,
} from './edit-steps'
import { editedName } from './edited-file'

const TURN: EditStep = { act: 'turn', to: 'left' }
const HALF: EditStep = { act: 'crop', area: { x: 0, y: 0.25, width: 0.5, height: 0.5 } }

describe('photo edits', () => {
  it('apply their size changes in order', () => {
    expect(sizeAfter({ width: 400, height: 200 }, [TURN])).toEqual({ width: 200, height: 400 })
    expect(sizeAfter({ width: 400, height: 200 }, [TURN, HALF])).toEqual({ width: 100, height: 200 })
    expect(sizeAfter({ width: 400, height: 200 }, [HALF, TURN])).toEqual({ width: 100, height: 200 })
  })

  it('undo and redo; a new edit clears the redo stack', () => {
    const both = [TURN, HALF].reduce(reduceEditHistory, NO_EDITS)
    const one = reduceEditHistory(both, { act: 'undo' })
    expect(one.past).toEqual([TURN])
    expect(reduceEditHistory(one, { act: 'redo' })).toEqual(both)
    expect(reduceEditHistory(one, TURN)).toEqual({ past: [TURN, TURN], future: [] })
    expect(reduceEditHistory(NO_EDITS, { act: 'undo' })).toEqual(NO_EDITS)
  })

  it('keep the crop inside the picture and never empty', () => {
    const size = { width: 10, height: 10 }
    expect(pixelsOf({ x: 1, y: 1, width: 0, height: 0 }, size)).toEqual({ x: 9, y: 9, width: 1, height: 1 })
    expect(pixelsOf({ x: 0.5, y: -0.1, width: 0.9, height: 2 }, size)).toEqual({
      x: 5,
      y: 0,
      width: 5,
      height: 10,
    })
  })
})

describe('canvas size', () => {
  it('keeps usual photos unscaled', () => {
    expect(canvasSize({ width: 4000, height: 3000 })).toEqual({ width: 4000, height: 3000 })
  })

  it.each([
    { width: 12_000, height: 9000 },
    { width: 60_000, height: 10 },
  ])('scales $width × $height down and keeps the aspect ratio', (size) => {
    const { width, height } = canvasSize(size)
    expect(width * height).toBeLessThanOrEqual(CANVAS_MAX_PIXELS)
    expect(Math.max(width, height)).toBeLessThanOrEqual(8192)
    expect(Math.abs(height - (width * size.height) / size.width)).toBeLessThanOrEqual(1)
  })
})

it('centers the largest crop of an aspect ratio', () => {
  expect(centeredArea({ width: 400, height: 200 }, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(centeredArea({ width: 200, height: 400 }, 1)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 })
})

it.each([
  ['beach.heic', 'image/jpeg', 'beach-edited.jpg'],
  ['Beach at 5.30', 'image/png', 'Beach at 5.30-edited.png'],
])('renames %s to %s after editing', (name, type, expected) => {
  expect(editedName(name, type)).toBe(expected)
})
