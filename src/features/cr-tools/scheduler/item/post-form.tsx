import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createScheduled, updateScheduled } from '@/api/calls/creator/scheduler'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'
import type { Media } from '@/domain/vault/media'
import { SCHEDULE_TEXT_MAX_LENGTH, type ScheduleItem, EDITABLE_KINDS } from '@/domain/schedule/schedule'
import { useCrisisHold } from '@/features/crisis'
import { timeZoneDisplayName } from '@/i18n/format'
import { isBlank } from '@/lib/text/blank'
import { checkFields } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { FormSegmented } from '@/ui/field/form/form-choice-fields'
import { FormDateTime } from '@/ui/field/form/form-date-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useFormField } from '@/ui/field/form/use-form-field'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'

import { MediaFields } from '../../messages'
import { useItemText } from './item-text'
import { futureTimeSchema } from './future-time-schema'
import { invalidateSchedule } from '../schedule-query'

interface PostFormProps {
  creatorId: string
  /** Absent when creating. */
  item?: ScheduleItem | undefined
  /** What a new item begins with. */
  media?: Media | undefined
  /** Proposed time for a new item. */
  at: number
  timezone: string
  onDone: () => void
  onClose: () => void
}

/** Fans read the text, so submit waits for the crisis check; if the writer cancels there, nothing is sent. */
function usePostForm({ creatorId, item, media, at, timezone, onDone }: PostFormProps) {
  const { t } = useTranslation('calendar')
  const client = useQueryClient()
  const hold = useCrisisHold()
  const itemText = useItemText(timezone)
  const [first] = useState(item?.at ?? at)
  return useForm({
    schema: v.pipe(
      v.object({
        kind: v.picklist(EDITABLE_KINDS),
        text: v.string(),
        media: v.array(v.custom<Media>((one) => typeof one === 'object')),
        at: futureTimeSchema({ missing: t('scheduler.at_missing'), past: t('scheduler.past') }),
      }),
      checkFields(({ text, media }) =>
        media.length === 0 && isBlank(text) ? { text: t('scheduler.text_missing') } : {},
      ),
    ),
    values: {
      kind: item?.kind === 'story' ? ('story' as const) : ('post' as const),
      text: item?.text ?? '',
      media: [...(item?.media ?? (media ? [media] : []))],
      at: { at: first },
    },
    draftKey: `schedule:${creatorId}:${item?.itemId ?? media?.mediaId ?? 'new'}`,
    save: async (written, { clientId }) => {
      const text = await hold(written.text, {})
      if (text === undefined) return NOT_SENT
      const mediaIds = written.media.map(({ mediaId }) => mediaId)
      const content = { text, mediaIds, at: isoOf(written.at) }
      return item
        ? send(updateScheduled, { itemId: item.itemId, ...content }, { creatorId })
        : send(createScheduled, { clientId, kind: written.kind, ...content }, { creatorId })
    },
    serverNames: { mediaIds: 'media' },
    onSaved: (saved) => {
      toast.success(item ? t('scheduler.saved') : t('scheduler.created', { when: itemText.when(saved.at) }))
      void invalidateSchedule(client)
      onDone()
    },
  })
}

/** What goes with the text, out of the vault. */
function MediaOfPost({ form, creatorId }: { form: ReturnType<typeof usePostForm>; creatorId: string }) {
  const { value, error, change } = useFormField({ form, name: 'media' })
  return (
    <MediaFields.List
      creatorId={creatorId}
      picked={{ media: value, previewMediaIds: [] }}
      error={error}
      onChange={({ media }) => change([...media])}
    />
  )
}

/** Writes a post or a story for later, or changes one that has not gone out. */
export function PostForm(props: PostFormProps) {
  const { item, timezone, onClose } = props
  const { t } = useTranslation('calendar')
  const form = usePostForm(props)
  return (
    <FormDialog
      form={form}
      title={item ? t('scheduler.edit_title') : t('scheduler.new_title')}
      save={item ? t('scheduler.save') : t('scheduler.schedule')}
      trackedAs="schedule-post"
      onClose={onClose}
    >
      {!item && (
        <FormSegmented
          form={form}
          name="kind"
          label={t('scheduler.kind')}
          options={EDITABLE_KINDS.map((value) => ({ value, label: t(`scheduler.kind_${value}`) }))}
        />
      )}
      <MediaOfPost form={form} creatorId={props.creatorId} />
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
        hint={t('scheduler.zone_is', { zone: timeZoneDisplayName(timezone) })}
      />
    </FormDialog>
  )
}
