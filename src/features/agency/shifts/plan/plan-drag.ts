import type { PlannedShift } from '@/domain/shift/planned-shift'
import type { GridWeek } from '@/domain/shift/shift-grid'
import { moveTo, resizeSpan, SHIFT_STEP_MS, snapToStep, type Span } from '@/domain/shift/shift-move'
import { distanceFromStart } from '@/ui/distance-from-start'

/** The preview of a moved or new shift. */
export interface Ghost {
  /** The shift as it was taken up, since a colleague may change it meanwhile; null for a new one. */
  shift: PlannedShift | null
  /** The target row, and the row it comes from. */
  rowId: string
  fromRowId: string
  span: Span
  by: 'pointer' | 'keys'
}

export type DragKind = 'move' | 'start' | 'end' | 'new'

/** The part of a shift the pointer grabbed, and where. */
export interface Grip {
  kind: DragKind
  shift: PlannedShift | null
  rowId: string
  span: Span
  /** The time under the pointer when it went down. */
  at: number
}

/** The time under the pointer; the axis is mirrored in right-to-left languages. */
export function timeAtPointer(track: Element, clientX: number, { from, to }: GridWeek): number {
  const box = track.getBoundingClientRect()
  const share = box.width === 0 ? 0 : distanceFromStart(box, clientX) / box.width
  return from + share * (to - from)
}

/** The track under the pointer; null outside of all tracks. */
export const trackAtPointer = (clientX: number, clientY: number): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-track]') ?? null

function newShiftSpan(grip: Grip, at: number): Span {
  const [begin, end] = [snapToStep(grip.at), snapToStep(at)].toSorted((a, b) => a - b)
  const span = { startAt: begin ?? grip.at, endAt: end ?? at }
  return resizeSpan(span, 'end', Math.max(span.endAt, span.startAt + SHIFT_STEP_MS))
}

/** The span after dragging a grip to another time. */
export function dragSpan(grip: Grip, at: number): Span {
  const moved = at - grip.at
  if (grip.kind === 'new') return newShiftSpan(grip, at)
  if (grip.kind === 'move') return moveTo(grip.span, snapToStep(grip.span.startAt + moved))
  const edge = grip.kind === 'start' ? grip.span.startAt : grip.span.endAt
  return resizeSpan(grip.span, grip.kind, snapToStep(edge + moved))
}

/** The drag that starts on this element: an edge resizes, the rest moves. */
export const dragKindOf = (target: Element): DragKind => {
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge']
  return edge === 'start' || edge === 'end' ? edge : 'move'
}
