import { useRef } from 'react'
import { useDateSegment } from 'react-aria/useDateField'
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState'

import { cx } from '../../cx'

// Inline, not flex: bidi marks must affect neighbouring segments.
const LOOK =
  'inline-block min-w-[22px] rounded-row px-[2px] text-center tabular-nums outline-none pointer-coarse:min-w-6 focus:bg-accent focus:text-text-on-accent data-placeholder:text-text-faint data-placeholder:focus:text-text-on-accent forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]'

/** One segment of a date or time: an editable number, or a literal between two of them. */
export function DateFieldSegment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null)
  const { segmentProps } = useDateSegment(segment, state, ref)
  return (
    <span
      {...segmentProps}
      ref={ref}
      className={cx('whitespace-pre', segment.type !== 'literal' && segment.isEditable && LOOK)}
    >
      {segment.text}
    </span>
  )
}
