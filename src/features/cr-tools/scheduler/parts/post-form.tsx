import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createScheduled, updateScheduled } from '@/api/calls/scheduler'
import { send } from '@/api/send'
import { isoOf } from '@/domain/instant'
import { SCHEDULE_TEXT_MAX_LENGTH, type ScheduleItem, WRITTEN_KINDS } from '@/domain/schedule'
import { useSession } from '@/features/auth'
import { useCrisisHold } from '@/features/crisis'
import { zoneName } from '@/i18n/format'
import { isBlank } from '@/lib/blank'
import { toast } from '@/services/toasts'
import { FormSegmented } from '@/ui/form/chosen-fields'
import { FormDateTime } from '@/ui/form/date-fields'
import { FormDialog } from '@/ui/form/form-dialog'
import { NOT_SENT } from '@/ui/form/use-attempt'
import { useForm } from '@/ui/form/use-form'
import { FormTextArea } from '@/ui/form/written-fields'

import { MediaThumbs } from '../../mass'
import { useItemWords } from '../item-words'
import { momentField } from '../moment-field'
import { refreshSchedule } from '../use-schedule'

interface PostFormProps {
  creatorId: string
  /** Absent when creating. */
  of?: ScheduleItem | undefined
  /** Proposed time for a new item. */
  at: number
  timezone: string
  onDone: () => void
  onClose: () => void
}

/** Fans read the text, so submit waits for the crisis check; if the writer cancels there, nothing is sent. */
function usePostForm({ creatorId, of, at, timezone, onDone }: PostFormProps) {
  const { t } = useTranslation('calendar')
  const client = useQueryClient()
  const hold = useCrisisHold()
  const words = useItemWords(timezone)
  const { userId } = useSession()
  const [first] = useState(of?.at ?? at)
  const mediaIds = of?.media.map(({ mediaId }) => mediaId) ?? []
  return useForm({
    schema: v.object({
      kind: v.picklist(WRITTEN_KINDS),
      text: v.pipe(
        v.string(),
        v.check((text) => mediaIds.length > 0 || !isBlank(text), t('scheduler.text_missing')),
      ),
      at: momentField({ missing: t('scheduler.at_missing'), past: t('scheduler.past') }),
    }),
    values: {
      kind: of?.kind === 'story' ? ('story' as const) : ('post' as const),
      text: of?.text ?? '',
      at: { at: first },
    },
    ...(userId !== undefined && { kept: { userId, place: `schedule:${creatorId}:${of?.itemId ?? 'new'}` } }),
    save: async (written, { clientId }) => {
      const text = await hold(written.text, {})
      if (text === undefined) return NOT_SENT
      const content = { text, mediaIds, at: isoOf(written.at) }
      return of
        ? send(updateScheduled, { itemId: of.itemId, ...content }, { creatorId })
        : send(createScheduled, { clientId, kind: written.kind, ...content }, { creatorId })
    },
    onSaved: (saved) => {
      toast.success(of ? t('scheduler.saved') : t('scheduler.created', { when: words.when(saved.at) }))
      void refreshSchedule(client)
      onDone()
    },
  })
}

/** Form to schedule a post or story, or change one that is not yet published. */
export function PostForm(props: PostFormProps) {
  const { of, timezone, onClose } = props
  const { t } = useTranslation('calendar')
  const form = usePostForm(props)
  return (
    <FormDialog
      form={form}
      title={of ? t('scheduler.edit_title') : t('scheduler.new_title')}
      save={of ? t('scheduler.save') : t('scheduler.schedule')}
      trackedAs="schedule-post"
      onClose={onClose}
    >
      {!of && (
        <FormSegmented
          form={form}
          name="kind"
          label={t('scheduler.kind')}
          options={WRITTEN_KINDS.map((value) => ({ value, label: t(`scheduler.kind_${value}`) }))}
        />
      )}
      {of && <MediaThumbs of={of.media} />}
      <FormTextArea
        form={form}
        name="text"
        dir="auto"
        rows={4}
        maxLength={SCHEDULE_TEXT_MAX_LENGTH}
        label={t('scheduler.text')}
        hint={t('scheduler.text_hint')}
      />
      <FormDateTime
        form={form}
        name="at"
        required
        timezone={timezone}
        label={t('scheduler.at')}
        hint={t('scheduler.zone_is', { zone: zoneName(timezone) })}
      />
    </FormDialog>
  )
}
