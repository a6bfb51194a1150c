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
import { CallError } from '@/ui/feedback/call-error'
import { TextArea } from '@/ui/field/text-area'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'
import { getHandover, listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { useSession } from '@/features/auth'
import { useCreatorInFocus } from '@/services/session/creator-in-focus'

import { useHandoverText } from './use-handover-text'
import { HandoverConflict } from './handover-conflict'

/**
 * The handover note of the creator in focus; undefined without one. Keeps that creator until dismissed,
 * because a toast beside the dialog may switch the focus.
 */
function useHandover() {
  const inFocus = useCreatorInFocus(useSession().userId)
  const [creatorId] = useState(inFocus)
  const request = { creatorId: creatorId ?? '' }
  const read = useQuery({
    ...queryOf(getHandover, request),
    enabled: creatorId !== undefined,
    meta: { onError: 'ignore' },
  })
  const creators = useQuery({ ...queryOf(listAssignedCreators), meta: { onError: 'ignore' } })
  const note = useHandoverText(request.creatorId, read.data)
  const nameOf = (id: string) => {
    const creator = creators.data?.data.find((entry) => entry.creatorId === id)?.creator
    return creator && accountNameOf(creator)
  }
  return { creatorId, nameOf, ...note }
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
 * Confirms clocking out where the agency requires it: hours of today, waiting fans, a note for the next
 * shift.
 */
export function ClockOutDialog({ check, onStay, onClockOut }: ClockOutDialogProps) {
  const { t } = useTranslation('common')
  const note = useHandover()
  const field = useRef<HTMLTextAreaElement>(null)
  const name = note.creatorId && note.nameOf(note.creatorId)
  const { text, state, autosave } = note
  const isRefused = state.kind === 'failed' || state.kind === 'conflict'
  const isTyped = note.isDirty && state.kind !== 'saving' && !isRefused
  const isOpen = useIsOpen()
  const leave = async () => {
    // The dialog stays open with the error when the note fails to save. It may close while the note saves.
    if ((await autosave.flush()) && isOpen()) onClockOut()
  }
  return (
    <Dialog
      onClose={() => {
        if (isTyped) autosave.discard()
        onStay()
      }}
      closing={isTyped ? 'warn' : 'free'}
      trackedAs="clock-out"
      title={t('clock.out_title')}
      cancel={t('clock.out_stay')}
      actions={
        <>
          {isRefused && <Button onClick={onClockOut}>{t('clock.out_without_note')}</Button>}
          <Button kind="primary" busy={state.kind === 'saving'} onClick={() => void leave()}>
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
        <WaitingFans waiting={check.waiting} nameOf={note.nameOf} />
        <UncoveredCreators alone={check.alone} nameOf={note.nameOf} />
        <HandoverConflict note={note} field={field} />
        {note.creatorId && (
          <TextArea
            ref={field}
            rows={4}
            label={name ? t('clock.out_note_for', { name: isolate(name) }) : t('clock.out_note')}
            hint={t('clock.out_note_hint')}
            value={text.text}
            onChange={(event) => autosave.edit({ text: event.target.value })}
          />
        )}
        <CallError error={state.kind === 'failed' ? state.error : undefined} />
      </div>
    </Dialog>
  )
}
