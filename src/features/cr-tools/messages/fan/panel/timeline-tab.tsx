import { NotebookPen } from 'lucide'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { addFanNote } from '@/api/calls/chat/fan'
import { send } from '@/api/send'
import { FAN_NOTE_ENTRY_MAX_LENGTH } from '@/config/tool-limits'
import type { Fan, FanNoteEntry } from '@/domain/chat/fan'
import { formatDateTime } from '@/i18n/format'
import { requiredText } from '@/lib/form-schemas'
import { Avatar } from '@/ui/text/avatar'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Form, FormProblem, SubmitButton } from '@/ui/field/form/form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'
import { UserName } from '@/ui/text/user-name'

import { useMayEdit } from '../../../base/permissions'
import { useColleagueNames } from '../../../people/colleague-names'
import { type FanSubject, useFanAnswer } from './fan-cache'

function NewEntry({ subject }: { subject: FanSubject }) {
  const { t } = useTranslation('profile')
  const { creatorId, fanId: userId } = subject
  const applyAnswer = useFanAnswer(subject)
  const form = useForm({
    schema: v.object({ text: requiredText(t('fan.timeline_missing')) }),
    values: { text: '' },
    next: () => ({ text: '' }),
    draftKey: `fan-entry ${creatorId} ${userId}`,
    warnsUnsaved: false,
    save: ({ text }, { clientId }) => send(addFanNote, { clientId, userId, text }, { creatorId }),
    // After a lost answer, a refetch may have brought it.
    onSaved: (entry) =>
      void applyAnswer(({ timeline }) => ({
        timeline: [entry, ...timeline.filter(({ noteId }) => noteId !== entry.noteId)],
      })),
  })
  return (
    <Form form={form} className="gap-2 px-4 pb-4">
      <FormTextArea
        form={form}
        name="text"
        label={t('fan.timeline_label')}
        placeholder={t('fan.timeline_placeholder')}
        maxLength={FAN_NOTE_ENTRY_MAX_LENGTH}
      />
      <FormProblem form={form} renderText={(reason) => t('fan.timeline_failed', { reason })} />
      <SubmitButton form={form} kind="neutral" size="small" className="justify-self-end">
        {t('fan.timeline_add')}
      </SubmitButton>
    </Form>
  )
}

function Entry({ of, name }: { of: FanNoteEntry; name: string | undefined }) {
  const { t } = useTranslation('profile')
  const shown = name ?? t('fan.colleague')
  return (
    <li className="flex gap-[10px] border-t border-line-quiet px-4 py-3">
      <Avatar of={{ id: of.userId ?? 'colleague', name: shown, kind: 'staff' }} size={28} />
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
  const mayWriteNotes = useMayEdit('notes')
  const nameOf = useColleagueNames(fan.timeline.flatMap(({ userId }) => userId ?? []))
  const entries = fan.timeline.toSorted((a, b) => b.at - a.at)
  return (
    <>
      {mayWriteNotes && <NewEntry subject={subject} />}
      {entries.length === 0 ? (
        <EmptyState icon={NotebookPen} title={t('fan.timeline_empty')}>
          {t('fan.timeline_empty_text')}
        </EmptyState>
      ) : (
        <ul aria-label={t('fan.timeline')}>
          {entries.map((one) => (
            <Entry key={one.noteId} of={one} name={one.userId === null ? undefined : nameOf(one.userId)} />
          ))}
        </ul>
      )}
    </>
  )
}
