import { accountNameOf } from '@/domain/account/account-name'
import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import type { ClockOutCheck } from '@/domain/shift/clock-out-check'
import { formatDuration, formatList } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'
import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { useSession } from '@/features/auth'
import { useCreatorInFocus } from '@/services/session/creator-in-focus'

import { HandoverFields, useHandoverNotes } from './handover-notes'
import { hasUnsavedHandover } from './use-handover-text'

/**
 * The creators whose next shift may need a note, the one in focus first. They stay until the dialog closes: a toast
 * beside it may switch the focus.
 */
function useHandoverCreators({ alone, waiting }: ClockOutCheck): readonly string[] {
  const inFocus = useCreatorInFocus(useSession().userId)
  const [creatorIds] = useState(() => [
    ...new Set([...(inFocus ? [inFocus] : []), ...alone, ...waiting.map(({ creatorId }) => creatorId)]),
  ])
  return creatorIds
}

function useCreatorName() {
  const creators = useQuery(queryOf(listAssignedCreators))
  return (id: string) => {
    const creator = creators.data?.data.find((entry) => entry.creatorId === id)?.creator
    return creator && accountNameOf(creator)
  }
}

interface ClockOutDialogProps {
  check: ClockOutCheck
  onStay: () => void
  onClockOut: () => void
}

function WaitingFans({
  waiting,
  nameOf,
}: {
  waiting: ClockOutCheck['waiting']
  nameOf: (creatorId: string) => string | undefined
}) {
  const { t } = useTranslation('common')
  if (waiting.length === 0) return <p>{t('clock.out_nobody_waits')}</p>
  return (
    <div>
      <p className="font-medium text-text">{t('clock.out_waiting')}</p>
      <ul className="mt-1 grid gap-1">
        {waiting.map(({ creatorId, count }) => (
          <li key={creatorId} className="flex justify-between gap-3">
            <bdi className="truncate">{nameOf(creatorId) ?? creatorId}</bdi>
            <span className="shrink-0 tabular-nums">{t('clock.out_fans', { count })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const HoursToday = ({ text, seconds }: { text: string; seconds: number }) => (
  <p>
    <RichText
      text={text}
      values={{ duration: formatDuration(seconds * 1000) }}
      parts={{ strong: <strong className="text-text tabular-nums" /> }}
    />
  </p>
)

/** Creators left without cover: managers see them too and can assign a chatter. */
function UncoveredCreators({
  alone,
  nameOf,
}: {
  alone: ClockOutCheck['alone']
  nameOf: (creatorId: string) => string | undefined
}) {
  const { t } = useTranslation('common')
  if (alone.length === 0) return null
  const names = formatList(alone.map((creatorId) => isolate(nameOf(creatorId) ?? creatorId)))
  return <Banner tone="warning">{t('clock.out_alone', { names })}</Banner>
}

/** Returns whether the dialog is still open, also after an await. */
function useIsOpen(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return () => isMounted.current
}

/**
 * Confirms clocking out where the agency requires it: hours of today, waiting fans, notes for the next shift.
 */
export function ClockOutDialog({ check, onStay, onClockOut }: ClockOutDialogProps) {
  const { t } = useTranslation('common')
  const nameOf = useCreatorName()
  const creatorIds = useHandoverCreators(check)
  const notes = useHandoverNotes()
  const { userId = '' } = useSession()
  const [areOthersShown, setOthersShown] = useState(() =>
    creatorIds.slice(1).some((creatorId) => hasUnsavedHandover(userId, creatorId)),
  )
  const isOpen = useIsOpen()
  const leave = async () => {
    const areSaved = await notes.save()
    // It may close while the notes save.
    if (!isOpen()) return
    if (areSaved) onClockOut()
    // The dialog stays open with the error of a note that failed to save.
    else setOthersShown(true)
  }
  return (
    <Dialog
      onClose={() => {
        notes.discardTyped()
        onStay()
      }}
      closing={notes.isTyped ? 'warn' : 'free'}
      trackedAs="clock-out"
      title={t('clock.out_title')}
      cancel={t('clock.out_stay')}
      actions={
        <>
          {notes.isRefused && <Button onClick={onClockOut}>{t('clock.out_without_note')}</Button>}
          <Button kind="primary" busy={notes.isSaving} onClick={() => void leave()}>
            {t('clock.clock_out')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-x-6">
          <HoursToday text={t('clock.out_shift', RAW_TEXT)} seconds={check.shiftS} />
          <HoursToday text={t('clock.out_today', RAW_TEXT)} seconds={check.todayS} />
        </div>
        <WaitingFans waiting={check.waiting} nameOf={nameOf} />
        <UncoveredCreators alone={check.alone} nameOf={nameOf} />
        <HandoverFields
          creatorIds={creatorIds}
          nameOf={nameOf}
          attach={notes.attach}
          areOthersShown={areOthersShown}
          onOthersShown={setOthersShown}
        />
      </div>
    </Dialog>
  )
}
