import { useMutation } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { type SubmitEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { addFanNote } from '@/api/calls/chat/fan'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { FAN_NOTE_ENTRY_MAX_LENGTH } from '@/config/constants'
import type { Fan, FanNoteEntry } from '@/domain/chat/fan'
import { useSession } from '@/features/auth'
import { formatDateTime } from '@/i18n/format'
import { visibleText } from '@/lib/text/blank'
import { Avatar } from '@/ui/text/avatar'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { TextArea } from '@/ui/field/text-area'
import { UserName } from '@/ui/text/user-name'

import { useColleagueNames } from '../../../people/user-permissions'
import { type FanSubject, useFanPatch } from '../base/fan-cache'
import { usePanelDraft } from '../base/panel-draft'
import { useFanPermissions } from '../../base/use-fan-permissions'

function NewEntry({ subject }: { subject: FanSubject }) {
  const { t } = useTranslation('profile')
  const patch = useFanPatch(subject)
  const place = `fan-entry ${subject.creatorId} ${subject.userId}`
  const draft = usePanelDraft(useSession().userId ?? '', place)
  const add = useMutation({
    ...mutationOf(addFanNote, subject.creatorId),
    onSuccess: async (entry) => {
      draft.drop()
      await patch(({ timeline }) => ({ timeline: [entry, ...timeline] }))
    },
  })
  const text = visibleText(draft.text)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text !== '' && !add.isPending) add.mutate({ userId: subject.userId, text })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2 px-4 pb-4">
      <TextArea
        label={t('fan.timeline_label')}
        placeholder={t('fan.timeline_placeholder')}
        maxLength={FAN_NOTE_ENTRY_MAX_LENGTH}
        readOnly={add.isPending}
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
        {...(add.error && { error: t('fan.timeline_failed', { reason: errorText(add.error) }) })}
      />
      <Button type="submit" size="small" className="justify-self-end" busy={add.isPending}>
        {t('fan.timeline_add')}
      </Button>
    </form>
  )
}

function Entry({ of, name }: { of: FanNoteEntry; name: string | undefined }) {
  const { t } = useTranslation('profile')
  const shown = name ?? t('fan.colleague')
  return (
    <li className="flex gap-[10px] border-t border-line-quiet px-4 py-3">
      <Avatar of={{ id: of.userId, name: shown, kind: 'staff' }} size={28} />
      <div className="min-w-0 flex-1 text-13">
        <p className="flex flex-wrap items-baseline justify-between gap-x-2">
          <UserName name={shown} className="font-medium" />
          <time dateTime={new Date(of.at).toISOString()} className="text-12 text-text-quiet">
            <bdi>{formatDateTime(of.at)}</bdi>
          </time>
        </p>
        <p className="break-words whitespace-pre-line">
          <bdi dir="auto">{of.text}</bdi>
        </p>
      </div>
    </li>
  )
}

/** The staff's notes about the fan, newest first; append-only. */
export function TimelineTab({ subject, fan }: { subject: FanSubject; fan: Fan }) {
  const { t } = useTranslation('profile')
  const { writesNotes } = useFanPermissions()
  const nameOf = useColleagueNames(fan.timeline.map(({ userId }) => userId))
  const entries = fan.timeline.toSorted((one, other) => other.at - one.at)
  return (
    <>
      {writesNotes && <NewEntry subject={subject} />}
      {entries.length === 0 ? (
        <EmptyState icon={NotebookPen} title={t('fan.timeline_empty')}>
          {t('fan.timeline_empty_text')}
        </EmptyState>
      ) : (
        <ul aria-label={t('fan.timeline')}>
          {entries.map((one) => (
            <Entry key={one.noteId} of={one} name={nameOf(one.userId)} />
          ))}
        </ul>
      )}
    </>
  )
}
