import { Lock, TriangleAlert } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { GridPosition } from '@/domain/shift/shift-grid'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { blockStyle, laneStyle } from '../plan-layout'
import type { ShiftFormatter } from '../use-shift-formatter'
import type { PlacedShift, PlanSubject } from './plan-row'

const BLOCK =
  'group/shift absolute z-10 flex flex-col items-stretch justify-start overflow-hidden @container rounded-[5px] border px-1 pt-[1px] text-start text-11 leading-[14px] select-none focus-visible:z-30 focus-visible:outline-offset-1 forced-colors:border-[ButtonText]'
/** Published shifts are filled, drafts outlined and labelled. */
const STATE = {
  published: 'border-accent-line bg-accent-quiet text-text hover:bg-accent-quiet-hover',
  draft: 'border-dashed border-line-strong bg-surface-raised text-text hover:bg-fill',
} as const
/** Hidden in a block cut by the week's edge; its tooltip and accessible name hold the rest. */
const NARROW = '@max-[26px]:hidden'
const EDGE = 'absolute inset-y-0 w-[7px] cursor-ew-resize touch-none'

/** Shows both ends if they fit, otherwise the start; the width follows from the number of characters. */
const LABEL_BREAKPOINTS = {
  short: { both: '@max-[34px]:hidden', first: '@min-[34px]:hidden' },
  medium: { both: '@max-[46px]:hidden', first: '@min-[46px]:hidden' },
  long: { both: '@max-[58px]:hidden', first: '@min-[58px]:hidden' },
}
const labelBreakpoint = ({ length }: string) =>
  LABEL_BREAKPOINTS[length <= 5 ? 'short' : length <= 7 ? 'medium' : 'long']

interface ShiftBlockProps {
  placed: PlacedShift
  /** What the row is about; the block names the other. */
  rowKind: PlanSubject['kind']
  formatter: ShiftFormatter
  mayChange: boolean
  /** Whether it is being moved. */
  isMoving: boolean
  helpId: string
}

function ResizeHandles({ place }: { place: GridPosition }) {
  return (
    <>
      {!place.isCutAtStart && <span data-edge="start" className={cx(EDGE, 'start-0')} />}
      {!place.isCutAtEnd && <span data-edge="end" className={cx(EDGE, 'end-0')} />}
    </>
  )
}

/** A shift on the track; the plan handles its drags and keys. */
export function ShiftBlock(props: ShiftBlockProps) {
  const { placed, rowKind, formatter, mayChange, isMoving, helpId } = props
  const { t } = useTranslation('analytics')
  const { shift, lane, clashes, place } = placed
  const isOfCreator = rowKind === 'creator'
  const times = formatter.short(shift)
  const room = labelBreakpoint(times)
  return (
    <button
      type="button"
      data-shift={shift.shiftId}
      aria-describedby={mayChange ? helpId : undefined}
      title={formatter.whole(shift, clashes)}
      style={{ ...blockStyle(place), ...laneStyle(lane) }}
      className={cx(
        BLOCK,
        STATE[shift.state],
        clashes && 'border-danger-text',
        place.isCutAtStart && 'rounded-s-none border-s-0',
        place.isCutAtEnd && 'rounded-e-none border-e-0',
        mayChange ? 'cursor-grab' : 'cursor-pointer',
        isMoving && 'opacity-40',
      )}
    >
      <span className={cx('flex items-center gap-1 font-medium tabular-nums', NARROW)}>
        {clashes && <Icon of={TriangleAlert} size="xxs" className="text-danger-text" />}
        <bdi className={cx('cut', room.both)}>{times}</bdi>
        <bdi className={cx('cut', room.first)}>{formatter.start(shift)}</bdi>
        {!mayChange && <Icon of={Lock} size="xxs" className="text-text-quiet" />}
      </span>
      <span className={cx('cut block text-text-quiet group-hover/shift:text-text', NARROW)} dir="auto">
        {isOfCreator ? formatter.holderOf(shift) : formatter.namesOf(shift.creatorIds)}
      </span>
      <span className="sr-only">
        {/* The facts the block has no space for. */}
        {formatter.whole(shift, clashes, ['draft', isOfCreator ? 'holder' : 'creators'])}
      </span>
      {shift.state === 'draft' && (
        <span className={cx('cut block text-text-quiet', NARROW)}>{t('shifts.draft')}</span>
      )}
      {mayChange && <ResizeHandles place={place} />}
    </button>
  )
}
