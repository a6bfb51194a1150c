import { Pencil, Plus } from 'lucide'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '@/i18n/use-translation'

import type { Fan, FollowUp } from '@/domain/chat/fan'
import { formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { cx } from '@/ui/cx'
import { CallError } from '@/ui/feedback/call-error'
import { IconButton } from '@/ui/icon-button'
import { isolatedName } from '@/ui/text/user-name'

import { useMayEdit, useMayOpen } from '../../../base/permissions'
import { useColleagueNames } from '../../../people/colleague-names'
import type { FanSubject } from '../panel/fan-cache'
import { doneFollowUps, openFollowUps, saveFollowUpRequest, useSaveFollowUp } from './follow-ups'
import { FollowUpForm, useHasFollowUpDraft } from './follow-up-form'
import { Section } from '../panel/section'

/** Due time and author. */
function FollowUpMeta({ of, author }: { of: FollowUp; author: string | undefined }) {
  const { t } = useTranslation('profile')
  const now = toServerTime(useMinute())
  return (
    <span className="flex flex-wrap items-center gap-x-[6px]">
      {of.dueAt !== null && (
        <span>{t('fan.follow_up_due_at', { when: isolate(formatDateTime(of.dueAt)) })}</span>
      )}
      {author && <span>{t('fan.follow_up_from', { name: isolatedName(author) })}</span>}
      {!of.done && of.dueAt !== null && of.dueAt < now && (
        <Badge tone="warning">{t('fan.follow_up_overdue')}</Badge>
      )}
    </span>
  )
}

/**
 * Whether the form is open: by request, or because of an unfinished draft. The focus returns to its opener,
 * which may be mounted only after the form has gone.
 */
function useFollowUpEditing(opener: RefObject<HTMLButtonElement | null>, subject: FanSubject, of?: FollowUp) {
  const isBegun = useHasFollowUpDraft(subject, of)
  const [how, setHow] = useState<'opened' | 'begun' | null>(isBegun ? 'begun' : null)
  const end = () => {
    flushSync(() => setHow(null))
    // The user may have moved on while it was saved.
    if (document.activeElement === document.body) opener.current?.focus()
  }
  return { how, begin: () => setHow('opened'), end }
}

function FollowUpLine({
  subject,
  of,
  author,
}: {
  subject: FanSubject
  of: FollowUp
  author: string | undefined
}) {
  const { t } = useTranslation('profile')
  const mayWriteNotes = useMayEdit('notes')
  const save = useSaveFollowUp(subject)
  const edit = useRef<HTMLButtonElement>(null)
  const writing = useFollowUpEditing(edit, subject, of)
  if (writing.how && mayWriteNotes)
    return (
      <FollowUpForm subject={subject} of={of} takesFocus={writing.how === 'opened'} onClose={writing.end} />
    )
  return (
    <div>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <Checkbox
            checked={of.done}
            onChange={(done) => save.mutate({ ...saveFollowUpRequest(subject.fanId, of), done })}
            disabledReason={mayWriteNotes ? undefined : t('fan.follow_up_read_only')}
            hint={<FollowUpMeta of={of} author={author} />}
          >
            <bdi dir="auto" className={cx('break-words', of.done && 'line-through')}>
              {of.text}
            </bdi>
          </Checkbox>
        </div>
        {mayWriteNotes && (
          <IconButton
            ref={edit}
            icon={Pencil}
            size="small"
            name={t('fan.follow_up_edit', { text: isolate(of.text) })}
            onClick={writing.begin}
          />
        )}
      </div>
      <CallError error={save.error} />
    </div>
  )
}

/** The latest completed ones stay visible, so that a mistake can be undone; the others are folded. */
const DONE_SHOWN = 2

function DoneFollowUps({ lines }: { lines: readonly ReactNode[] }) {
  const { t } = useTranslation('profile')
  const rest = lines.slice(DONE_SHOWN)
  return (
    <div className="text-text-quiet">
      {lines.slice(0, DONE_SHOWN)}
      {rest.length > 0 && (
        <details className="text-13">
          <summary className="hit-target w-fit cursor-default rounded-mark">
            {t('fan.follow_up_done', { count: rest.length })}
          </summary>
          {rest}
        </details>
      )}
    </div>
  )
}

/** Follow-ups with this fan and when they are due (screens S11). */
export function FollowUpsSection({ subject, fan }: { subject: FanSubject; fan: Fan }) {
  const { t } = useTranslation('profile')
  const mayReadNotes = useMayOpen('notes')
  const mayWriteNotes = useMayEdit('notes')
  const add = useRef<HTMLButtonElement>(null)
  const adding = useFollowUpEditing(add, subject)
  const isAdding = adding.how !== null && mayWriteNotes
  const nameOf = useColleagueNames(fan.followUps.flatMap(({ userId }) => userId ?? []))
  const line = (one: FollowUp) => (
    <FollowUpLine
      key={one.followUpId}
      subject={subject}
      of={one}
      author={one.userId === null ? undefined : nameOf(one.userId)}
    />
  )
  if (!mayReadNotes) return null
  return (
    <Section
      id="follow-ups"
      title={t('fan.follow_ups')}
      aside={
        mayWriteNotes && (
          <Button
            ref={add}
            size="small"
            kind="ghost"
            icon={Plus}
            aria-label={t('fan.follow_up_add_spoken')}
            aria-expanded={isAdding}
            onClick={adding.begin}
          >
            {t('fan.follow_up_add')}
          </Button>
        )
      }
    >
      {isAdding && (
        <FollowUpForm subject={subject} takesFocus={adding.how === 'opened'} onClose={adding.end} />
      )}
      {!mayWriteNotes && <p className="text-13 text-text-quiet">{t('fan.follow_up_read_only')}</p>}
      {openFollowUps(fan.followUps).map(line)}
      {fan.followUps.length === 0 && !isAdding && (
        <p className="text-13 text-text-quiet">{t('fan.follow_up_empty')}</p>
      )}
      <DoneFollowUps lines={doneFollowUps(fan.followUps).toReversed().map(line)} />
    </Section>
  )
}
