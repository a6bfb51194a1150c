/** Measures of the plan, in px. */
export const LANE_PX = 50
export const ROW_PADDING_PX = 4
export const NAME_PX = 216
/** Narrower days would not fit a shift's label, so the plan scrolls sideways instead. */
export const MIN_DAY_PX = 136

export const rowHeight = (lanes: number): number => lanes * LANE_PX + 2 * ROW_PADDING_PX

const percent = (part: number): string => `${part * 100}%`

/** Positions a part of the week on a row's track. */
export const spanStyle = ({ start, length }: { start: number; length: number }) => ({
  insetInlineStart: percent(start),
  inlineSize: percent(length),
})

/** The minimum width of a click target; a block cut at the week's end grows backwards. */
const MIN_BLOCK_PX = 24

/** Positions a shift by its length, with a minimum width. */
export const blockStyle = (place: { start: number; length: number; isCutAtEnd: boolean }) => ({
  ...(place.isCutAtEnd ? { insetInlineEnd: 0 } : { insetInlineStart: percent(place.start) }),
  inlineSize: percent(place.length),
  minInlineSize: MIN_BLOCK_PX,
})

export const laneStyle = (lane: number) => ({
  insetBlockStart: ROW_PADDING_PX + lane * LANE_PX,
  blockSize: LANE_PX - 4,
})
