import { useMemo, useReducer, useState } from 'react'

import {
  type Area,
  type Blur,
  canvasSize,
  centeredArea,
  reduceEditHistory,
  type EditAction,
  type EditStep,
  isWhole,
  NO_EDITS,
  type Size,
  sizeAfter,
  WHOLE,
} from './edit-steps'

export const ASPECTS = ['free', '1:1', '4:5', '9:16', '16:9', '3:1'] as const
export type Aspect = (typeof ASPECTS)[number]
export type EditorTool = 'crop' | 'blur'

const RATIOS: Record<Aspect, number | undefined> = {
  free: undefined,
  '1:1': 1,
  '4:5': 4 / 5,
  '9:16': 9 / 16,
  '16:9': 16 / 9,
  '3:1': 3,
}

const MIDDLE: Area = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 }

const areaOf = (tool: EditorTool, aspect: Aspect, size: Size): Area => {
  if (tool === 'blur') return MIDDLE
  const ratio = RATIOS[aspect]
  return ratio === undefined ? WHOLE : centeredArea(size, ratio)
}

/** The selection frame that the next edit applies to. */
function useSelectionFrame() {
  const [tool, setTool] = useState<EditorTool>('crop')
  const [aspect, setAspect] = useState<Aspect>('free')
  const [area, setArea] = useState<Area>(WHOLE)
  const choose = (chosen: EditorTool, shape: Aspect, size: Size) => {
    setTool(chosen)
    setAspect(shape)
    setArea(areaOf(chosen, shape, size))
  }
  return { tool, aspect, area, setArea, choose }
}

/** State of the photo editor: edits, undo history, and the selection for the next edit. */
export function useImageEdit(original: Size) {
  const [history, dispatch] = useReducer(reduceEditHistory, NO_EDITS)
  const [blur, setBlur] = useState<Blur>('medium')
  const { choose, ...frame } = useSelectionFrame()
  const { tool, aspect, area } = frame
  const { past: steps, future } = history
  const full = useMemo(() => canvasSize(original), [original])
  const size = sizeAfter(full, steps)
  const edit = (action: EditAction) => {
    const after = reduceEditHistory(history, action).past
    dispatch(action)
    // The selection refers to the picture before this edit, so reset it.
    choose(tool, 'free', sizeAfter(full, after))
  }
  const isAreaWhole = isWhole(area)
  // A crop that is dragged but not applied counts as a change: saving includes what the frame shows.
  const isCropPending = tool === 'crop' && !isAreaWhole
  const all: readonly EditStep[] = isCropPending ? [...steps, { act: 'crop', area }] : steps
  return {
    ...frame,
    blur,
    setBlur,
    steps,
    all,
    isAreaWhole,
    isScaledDown: full.width < original.width,
    sizeToSave: sizeAfter(full, all),
    ratio: tool === 'crop' ? RATIOS[aspect] : undefined,
    canUndo: steps.length > 0,
    canRedo: future.length > 0,
    setTool: (to: EditorTool) => choose(to, 'free', size),
    setAspect: (to: Aspect) => choose(tool, to, size),
    turn: (to: 'left' | 'right') => edit({ act: 'turn', to }),
    crop: () => edit({ act: 'crop', area }),
    // Keep the frame so that the user can try another strength at once.
    applyBlur: () => dispatch({ act: 'blur', area, blur }),
    undo: () => edit({ act: 'undo' }),
    redo: () => edit({ act: 'redo' }),
  }
}
export type ImageEdit = ReturnType<typeof useImageEdit>
