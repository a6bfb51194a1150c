import { accountNameOf } from '@/domain/account/account-name'
import { NotebookPen, Pin } from 'lucide'
import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import { formatTime } from '@/i18n/format'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'
import { cx } from '@/ui/cx'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Kbd } from '@/ui/text/kbd'
import { RelativeTime } from '@/ui/text/time'
import { StatusDot } from '@/ui/text/dot'
import { Spinner } from '@/ui/spinner'
import { isolatedName, UserName } from '@/ui/text/user-name'

import { creatorAvatar } from '../focus/creators'
import type { CreatorRow } from './sort-creators'
import { CARD_FOCUS } from './move-card-focus'
import { CreatorFigures } from './creator-figures'
import { ColleagueAvatars } from './on-duty'

interface CreatorCardProps {
  row: CreatorRow
  /** Keyboard shortcut from 1 to 9. */
  digit: number | undefined
  isChoosing: boolean
  /** Why the last selection or pin of this creator failed. */
  problem: string | undefined
  /** Absent when the user may not see staff names. */
  nameOf: ((userId: string) => string | undefined) | undefined
  onChoose: () => void
  onPin: (pinned: boolean) => void
}

/** Whether this creator's current shift is the user's, a colleague's, or unstaffed. */
function CreatorShiftLine({ assigned }: { assigned: AssignedCreator }) {
  const { t } = useTranslation('home')
  if (assigned.plannedNow)
    return (
      <span className="text-accent-text">
        {assigned.plannedUntil === null
          ? t('select.your_shift')
          : t('select.your_shift_until', { time: formatTime(assigned.plannedUntil) })}
      </span>
    )
  if (assigned.onDuty.length === 0) return t('select.not_planned')
  return <StatusDot status="on">{t('select.covered')}</StatusDot>
}

function CreatorCardHeader({ ids, ...card }: CreatorCardProps & { ids: { shift: string; figures: string } }) {
  const { t } = useTranslation(['home', 'common'])
  const { assigned } = card.row
  const name = accountNameOf(assigned.creator)
  return (
    <div className="flex items-center gap-3 p-4 pe-2 pb-3">
      <Avatar of={creatorAvatar(assigned.creator)} size={44} />
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-2">
          <h2 className="flex min-w-0 text-16 font-strong">
            <button
              type="button"
              dir="auto"
              {...CARD_FOCUS}
              aria-describedby={`${ids.shift} ${ids.figures}`}
              aria-busy={card.isChoosing}
              onClick={card.onChoose}
              className="cut outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-focus-ring"
            >
              <UserName name={name} />
            </button>
          </h2>
          {assigned.pg && <Badge>{t('common:creator.pg')}</Badge>}
        </div>
        <p id={ids.shift} className="cut text-13 text-text-quiet">
          <CreatorShiftLine assigned={assigned} />
        </p>
      </div>
      {card.isChoosing ? <Spinner /> : card.digit !== undefined && <Kbd keys={`${card.digit}`} />}
      <IconButton
        icon={Pin}
        name={t('select.pin', { name: isolatedName(name) })}
        pressed={assigned.pinned}
        className="z-1"
        onClick={() => card.onPin(!assigned.pinned)}
      />
    </div>
  )
}

/** The last shift's handover note, clamped to two lines. */
function HandoverText({ handover }: { handover: CreatorRow['assigned']['handover'] }) {
  const text = handover?.text.trim()
  if (!text) return null
  return (
    <p className="mx-4 mt-2 line-clamp-2 text-13 wrap-anywhere whitespace-pre-line">
      <bdi dir="auto">{text}</bdi>
    </p>
  )
}

function LastHandover({ handover }: { handover: CreatorRow['assigned']['handover'] }) {
  const { t } = useTranslation('home')
  if (handover?.at == null) return null
  return (
    <span className="ms-auto flex min-w-0 items-center gap-[6px]" title={t('select.handover')}>
      <Icon of={NotebookPen} name={t('select.handover')} />
      {handover.authorName && <UserName name={handover.authorName} className="cut" />}
      <RelativeTime at={handover.at} />
    </span>
  )
}

/**
 * Card of one creator: shift, waiting fans, handover. The card selects the creator; the pin button does not.
 */
export function CreatorCard(card: CreatorCardProps) {
  const { assigned } = card.row
  const id = useId()
  const ids = { shift: `${id}-shift`, figures: `${id}-figures` }
  return (
    <li
      className={cx(
        'relative flex min-w-0 flex-col rounded-card border bg-surface-raised transition-colors hover:border-line-strong',
        assigned.plannedNow ? 'border-accent-line' : 'border-line',
      )}
    >
      <CreatorCardHeader {...card} ids={ids} />
      <CreatorFigures id={ids.figures} row={card.row} />
      <p className="mx-4 mt-3 line-clamp-2 min-h-[36px] text-13 text-text-quiet">
        <bdi dir="auto">{assigned.notes.trim().split('\n', 1)[0]}</bdi>
      </p>
      <HandoverText handover={assigned.handover} />
      <div className="mx-4 mt-auto mb-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-12 text-text-quiet">
        <ColleagueAvatars userIds={assigned.onDuty.map(({ userId }) => userId)} nameOf={card.nameOf} />
        <LastHandover handover={assigned.handover} />
      </div>
      {card.problem && <ErrorAlert className="mx-4 mb-3">{card.problem}</ErrorAlert>}
    </li>
  )
}
