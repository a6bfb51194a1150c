import { useMemo, useReducer } from 'react'

import { canvasSize, NO_EDITS, reduceEditHistory, type Size } from './edit-steps'

/** The edits of a picture, with undo and redo. */
export function useEditHistory(original: Size) {
  const [{ past, future }, dispatch] = useReducer(reduceEditHistory, NO_EDITS)
  /** The picture before its edits, scaled down where a canvas needs it. */
  const full = useMemo(() => canvasSize(original), [original])
  return { steps: past, full, canUndo: past.length > 0, canRedo: future.length > 0, dispatch }
}
export type EditHistoryState = ReturnType<typeof useEditHistory>
