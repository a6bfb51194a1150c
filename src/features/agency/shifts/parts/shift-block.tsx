import { Lock, TriangleAlert } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { Place } from '@/domain/shift-grid'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { blockStyle, laneStyle } from '../look'
import type { PlacedShift } from '../plan-row'

const BLOCK =
  'group/shift absolute z-10 flex flex-col items-stretch justify-start overflow-hidden @container rounded-[5px] border px-1 pt-[1px] text-start text-11 leading-[14px] select-none focus-visible:z-30 focus-visible:outline-offset-1 forced-colors:border-[ButtonText]'
/** What holds is filled; a draft is an outline, and says so. */
const STATE = {
  published: 'border-accent-line bg-accent-quiet text-text hover:bg-accent-quiet-hover',
  draft: 'border-dashed border-line-strong bg-surface-raised text-text hover:bg-fill',
} as const
/** A block cut by the edge of the week has room for two letters and a dot: its tip and name say the rest. */
const NARROW = '@max-[26px]:hidden'
const EDGE = 'absolute inset-y-0 w-[7px] cursor-ew-resize touch-none'

/** Both ends where the block has room for them, otherwise the first: letters are known to be about so wide. */
const ROOM = {
  short: { both: '@max-[34px]:hidden', first: '@min-[34px]:hidden' },
  medium: { both: '@max-[46px]:hidden', first: '@min-[46px]:hidden' },
  long: { both: '@max-[58px]:hidden', first: '@min-[58px]:hidden' },
}
const roomOf = ({ length }: string) => ROOM[length <= 5 ? 'short' : length <= 7 ? 'medium' : 'long']

interface ShiftBlockProps {
  placed: PlacedShift
  place: Place
  /** Who or what it is for, and when; short words and whole ones. */
  label: string
  times: string
  /** When it begins: for blocks too narrow for both ends. */
  start: string
  whole: string
  /** What the block has no room for. */
  beyond: string
  mayChange: boolean
  /** It is on its way elsewhere. */
  isMoving: boolean
  helpId: string
}

function Ends({ place }: { place: Place }) {
  return (
    <>
      {!place.isCutAtStart && <span data-edge="start" className={cx(EDGE, 'start-0')} />}
      {!place.isCutAtEnd && <span data-edge="end" className={cx(EDGE, 'end-0')} />}
    </>
  )
}

/** A shift at its time. Drags and keys are heard by the plan as a whole. */
export function ShiftBlock(props: ShiftBlockProps) {
  const { placed, place, label, times, start, whole, beyond, mayChange, isMoving, helpId } = props
  const { t } = useTranslation('analytics')
  const { shift, lane, clashes } = placed
  const room = roomOf(times)
  return (
    <button
      type="button"
      data-shift={shift.shiftId}
      aria-describedby={mayChange ? helpId : undefined}
      title={whole}
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
        <bdi className={cx('cut', room.first)}>{start}</bdi>
        {!mayChange && <Icon of={Lock} size="xxs" className="text-text-quiet" />}
      </span>
      <span className={cx('cut block text-text-quiet group-hover/shift:text-text', NARROW)} dir="auto">
        {label}
      </span>
      <span className="sr-only">{beyond}</span>
      {shift.state === 'draft' && (
        <span className={cx('cut block text-text-quiet', NARROW)}>{t('shifts.draft')}</span>
      )}
      {mayChange && <Ends place={place} />}
    </button>
  )
}
