import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from '../../cx'
import { controlClasses } from '../field'
import { FieldNote } from '../field-note'
import { Icon } from '../../icon'
import type { DateFieldLabels } from './date-field-labels'
import { DateFieldSegment } from './segment'
import { type ParseText, useClipboard } from './use-clipboard'
import { useLatinDigits } from './use-latin-digits'
import { type SegmentsProps, useSegments } from './use-segments'

interface DateFieldFrameProps extends SegmentsProps {
  /** Parses pasted text into a value. */
  parseText: ParseText
  /** At the end inside the edge; `Alt+ArrowDown` presses it. */
  button?: ReactNode
}

const frameClasses = (
  { readOnly = false, disabledReason }: DateFieldLabels,
  isWrong: boolean,
  hasEnd: boolean,
) =>
  controlClasses(
    isWrong,
    cx(
      'h-control overflow-hidden leading-[calc(var(--control)-2px)] whitespace-nowrap focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus-ring',
      hasEnd && 'pe-[max(36px,var(--control))]',
      !readOnly && !disabledReason && 'cursor-text',
      readOnly && 'border-line bg-fill text-text-quiet',
      disabledReason && 'border-line text-text-disabled',
    ),
  )

/** Label, segments, button and note of a date or time field. */
export function DateFieldFrame({ parseText, button, ...props }: DateFieldFrameProps) {
  const { label, labelHidden = false, hint, disabledReason, readOnly = false } = props.labels
  const { group, state, error, noteId, labelProps, fieldProps } = useSegments(props)
  useLatinDigits(group)
  const clipboard = useClipboard(state, parseText)
  const end = readOnly ? <Icon of={Lock} className="me-[10px]" /> : button
  return (
    <div className="grid min-w-0 content-start gap-[6px]">
      <span {...labelProps} className={labelHidden ? 'sr-only' : 'justify-self-start text-13 font-medium'}>
        {label}
      </span>
      <div className="relative">
        <div
          {...fieldProps}
          {...clipboard}
          ref={group}
          className={frameClasses(props.labels, Boolean(error), Boolean(end))}
        >
          {state.segments.map((segment, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a segment has no other name, and literals repeat
            <DateFieldSegment key={index} segment={segment} state={state} />
          ))}
        </div>
        {end && <span className="absolute inset-y-0 end-0 flex items-center text-text-quiet">{end}</span>}
      </div>
      <FieldNote id={noteId} error={error} hint={disabledReason ?? hint} />
    </div>
  )
}
