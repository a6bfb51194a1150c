import type { GridWeek } from '@/domain/shift-grid'
import { movedTo, resized, SHIFT_STEP_MS, snapped, type Span } from '@/domain/shift-move'

/** What is drawn where a shift is about to stand: of a shift, or of none for a new one. */
export interface Ghost {
  shiftId: string | null
  /** The row it would stand in, and the one it comes from. */
  rowId: string
  fromRowId: string
  span: Span
  by: 'pointer' | 'keys'
}

export type DragKind = 'move' | 'start' | 'end' | 'new'

/** What was taken hold of, and where. */
export interface Grip {
  kind: DragKind
  shiftId: string | null
  rowId: string
  span: Span
  /** The moment under the pointer when it went down. */
  at: number
}

/** The moment under a pointer: time runs from the track's beginning, which is its right side where text runs so. */
export function momentUnder(track: Element, clientX: number, { from, to }: GridWeek): number {
  const { left, right, width } = track.getBoundingClientRect()
  const passed = getComputedStyle(track).direction === 'rtl' ? right - clientX : clientX - left
  return from + (width === 0 ? 0 : passed / width) * (to - from)
}

/** The track of a row that the pointer is over; the one it began on where it has left them all. */
export const trackUnder = (clientX: number, clientY: number): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-track]') ?? null

function spanOfNew(grip: Grip, at: number): Span {
  const [begin, end] = [snapped(grip.at), snapped(at)].toSorted((one, other) => one - other)
  const span = { startAt: begin ?? grip.at, endAt: end ?? at }
  return resized(span, 'end', Math.max(span.endAt, span.startAt + SHIFT_STEP_MS))
}

/** The span that a grip comes to, once the pointer stands over another moment. */
export function draggedTo(grip: Grip, at: number): Span {
  const moved = at - grip.at
  if (grip.kind === 'new') return spanOfNew(grip, at)
  if (grip.kind === 'move') return movedTo(grip.span, snapped(grip.span.startAt + moved))
  const edge = grip.kind === 'start' ? grip.span.startAt : grip.span.endAt
  return resized(grip.span, grip.kind, snapped(edge + moved))
}

/** Which part of a shift is under the pointer: its ends make it longer or shorter, the rest moves it. */
export const kindOf = (target: Element): DragKind => {
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge']
  return edge === 'start' || edge === 'end' ? edge : 'move'
}
