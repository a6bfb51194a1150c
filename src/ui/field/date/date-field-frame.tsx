import { Lock } from 'lucide'
import { type ClipboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useDateSegment } from 'react-aria/useDateField'
import type { DateFieldState, DateSegment, DateValue } from 'react-stately/useDateFieldState'

import { latinDigits } from '@/lib/text/latin-digits'

import { AriaLocale } from '../../aria-locale'
import { cx } from '../../cx'
import { controlClasses, FieldNote } from '../field'
import { Icon } from '../../icon'
import type { DateFieldLabels } from './date-field-labels'
import { type SegmentsProps, useSegments } from './use-segments'

/** Parses text into a value; undefined for other text. */
type ParseText = (text: string) => DateValue | undefined

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

/** Copies a field's value formatted in its language, and pastes dates and times; ignores other text. */
const clipboardHandlers = (state: DateFieldState, read: ParseText) => ({
  onCopy: (event: ClipboardEvent) => {
    if (!state.value) return
    event.preventDefault()
    event.clipboardData.setData(
      'text/plain',
      state.formatValue({}).replaceAll(/[\u2066-\u2069\u200e\u200f]/g, ''),
    )
  },
  onPaste: (event: ClipboardEvent) => {
    event.preventDefault()
    const value = read(event.clipboardData.getData('text/plain'))
    if (value) state.setValue(value)
  },
})

/**
 * Converts digits of other keyboards: segments accept only the locale's digits, and ours are Latin in every
 * language.
 */
function useLatinDigits(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = field.current
    if (!element) return undefined
    const translate = (event: InputEvent) => {
      const latin = event.data === null ? null : latinDigits(event.data)
      if (latin === event.data || event.inputType === 'insertCompositionText') return
      event.preventDefault()
      event.stopPropagation()
      const { inputType } = event
      event.target?.dispatchEvent(
        new InputEvent('beforeinput', { data: latin, inputType, bubbles: true, cancelable: true }),
      )
    }
    element.addEventListener('beforeinput', translate, true)
    return () => element.removeEventListener('beforeinput', translate, true)
  }, [field])
}

// Inline, not flex: bidi marks must affect neighbouring segments.
const SEGMENT_CLASSES =
  'inline-block min-w-[22px] rounded-row px-[2px] text-center tabular-nums outline-none pointer-coarse:min-w-6 focus:bg-accent focus:text-text-on-accent data-placeholder:text-text-faint data-placeholder:focus:text-text-on-accent forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]'

/** One segment of a date or time: an editable number, or a literal between two of them. */
function DateFieldSegment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null)
  const { segmentProps } = useDateSegment(segment, state, ref)
  return (
    <span
      {...segmentProps}
      ref={ref}
      className={cx('whitespace-pre', segment.type !== 'literal' && segment.isEditable && SEGMENT_CLASSES)}
    >
      {segment.text}
    </span>
  )
}

function Frame({ parseText, button, ...props }: DateFieldFrameProps) {
  const { label, labelHidden = false, hint, disabledReason, readOnly = false } = props.labels
  const { group, state, error, noteId, labelProps, fieldProps } = useSegments(props)
  useLatinDigits(group)
  const end = readOnly ? <Icon of={Lock} className="me-[10px]" /> : button
  return (
    <div className="grid min-w-0 content-start gap-[6px]">
      <span {...labelProps} className={labelHidden ? 'sr-only' : 'justify-self-start text-13 font-medium'}>
        {label}
      </span>
      <div className="relative">
        <div
          {...fieldProps}
          {...clipboardHandlers(state, parseText)}
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

/** Label, segments, button and note of a date or time field. */
export const DateFieldFrame = (props: DateFieldFrameProps) => (
  <AriaLocale>
    <Frame {...props} />
  </AriaLocale>
)
