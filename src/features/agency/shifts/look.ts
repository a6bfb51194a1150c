/** Measures of the plan, in px. */
export const LANE_PX = 50
export const ROW_PADDING_PX = 4
export const NAME_PX = 216
/** Narrower days would not hold the words of a shift: then the plan scrolls sideways. */
export const DAY_AT_LEAST_PX = 136

export const rowHeight = (lanes: number): number => lanes * LANE_PX + 2 * ROW_PADDING_PX

const percent = (part: number): string => `${part * 100}%`

/** Where a part of the week stands on a row's track. */
export const spanStyle = ({ start, length }: { start: number; length: number }) => ({
  insetInlineStart: percent(start),
  inlineSize: percent(length),
})

/** The least that can be pointed at; what goes on after the week grows from its end. */
const BLOCK_AT_LEAST_PX = 24

/** Where a shift stands: as long as it is, and never too small to be hit. */
export const blockStyle = (place: { start: number; length: number; isCutAtEnd: boolean }) => ({
  ...(place.isCutAtEnd ? { insetInlineEnd: 0 } : { insetInlineStart: percent(place.start) }),
  inlineSize: percent(place.length),
  minInlineSize: BLOCK_AT_LEAST_PX,
})

export const laneStyle = (lane: number) => ({
  insetBlockStart: ROW_PADDING_PX + lane * LANE_PX,
  blockSize: LANE_PX - 4,
})
