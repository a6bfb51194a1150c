import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { listPostCategories } from '@/api/calls/creator/post-categories'
import { createScheduled, updateScheduled } from '@/api/calls/creator/scheduler'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'
import type { Media } from '@/domain/vault/media'
import {
  EDITABLE_KINDS,
  type EditableKind,
  isEditableKind,
  SCHEDULE_TEXT_MAX_LENGTH,
  type ScheduleItem,
} from '@/domain/schedule/schedule'
import { useCrisisHold } from '@/features/crisis'
import { timeZoneDisplayName } from '@/i18n/format'
import { changedFields } from '@/lib/changed-fields'
import { isBlank } from '@/lib/text/blank'
import { checkFields } from '@/lib/form-schemas'
import { FormOptionalSelect, FormSegmented } from '@/ui/field/form/form-choice-fields'
import { FormDateTime } from '@/ui/field/form/form-date-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useFormField } from '@/ui/field/form/use-form-field'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'

import { useMayOpen } from '../../base/permissions'
import { useTierNames } from '../../base/tier-names'
import { RightsWarning } from '../../media/rights-warning'
import { MediaFields } from '../../messages'
import { postDraftKey } from './item-actions'
import { useItemText } from './item-text'
import { futureTimeSchema } from './future-time-schema'
import { useInvalidateSchedule } from '../schedule-query'

interface PostFormProps {
  creatorId: string
  /** Absent when creating. */
  item?: ScheduleItem | undefined
  /** What a new item begins with. */
  media?: Media | undefined
  /** Proposed time for a new item. */
  at: number
  timezone: string
  onDone: (saved: ScheduleItem) => void
  onClose: () => void
}

interface PostContent {
  kind: EditableKind
  text: string
  media: readonly Media[]
  categoryId: string | null
  at: number
}

/** What is sent of the form; a story has no category. */
const contentOf = ({ kind, text, media, categoryId, at }: PostContent) => ({
  text,
  mediaIds: media.map(({ mediaId }) => mediaId),
  categoryId: kind === 'post' ? categoryId : null,
  at: isoOf(at),
})

function usePostSchema() {
  const { t } = useTranslation('calendar')
  return v.pipe(
    v.object({
      kind: v.picklist(EDITABLE_KINDS),
      text: v.string(),
      media: v.array(v.custom<Media>((one) => typeof one === 'object')),
      categoryId: v.nullable(v.string()),
      at: futureTimeSchema({ missing: t('scheduler.at_missing'), past: t('scheduler.past') }),
    }),
    checkFields(({ text, media }) =>
      media.length === 0 && isBlank(text) ? { text: t('scheduler.text_missing') } : {},
    ),
  )
}

/** Fans read the text, so submit waits for the crisis check; if the writer cancels there, nothing is sent. */
function usePostForm({ creatorId, item, media, at, timezone, onDone }: PostFormProps) {
  const { t } = useTranslation('calendar')
  const hold = useCrisisHold()
  const itemText = useItemText(timezone)
  const [first] = useState(item?.at ?? at)
  return useForm({
    schema: usePostSchema(),
    values: {
      kind: item && isEditableKind(item.kind) ? item.kind : 'post',
      text: item?.text ?? '',
      media: [...(item?.media ?? (media ? [media] : []))],
      categoryId: item?.categoryId ?? null,
      at: { at: first },
    },
    draftKey: postDraftKey(creatorId, item?.itemId ?? media?.mediaId ?? 'new'),
    save: async (written, { clientId, opened }) => {
      const text = await hold(written.text, {})
      if (text === undefined) return NOT_SENT
      const content = { ...contentOf(written), text }
      if (!item) return send(createScheduled, { clientId, kind: written.kind, ...content }, { creatorId })
      const changed = changedFields(contentOf({ ...opened, at: opened.at.at ?? first }), content)
      return send(updateScheduled, { itemId: item.itemId, ...changed }, { creatorId })
    },
    serverNames: { mediaIds: 'media' },
    refresh: useInvalidateSchedule(),
    done: ({ at: when }) =>
      item ? t('scheduler.saved') : t('scheduler.created', { when: itemText.when(when) }),
    onSaved: onDone,
  })
}

/** What goes with the text, out of the vault. */
function MediaOfPost({ form, creatorId }: { form: ReturnType<typeof usePostForm>; creatorId: string }) {
  const { value, error, change } = useFormField({ form, name: 'media' })
  const { at } = useWatch({ control: form.control, name: 'at' })
  return (
    <>
      <MediaFields.List
        creatorId={creatorId}
        picked={{ media: value, previewMediaIds: [] }}
        error={error}
        onChange={({ media }) => change([...media])}
      />
      <RightsWarning creatorId={creatorId} media={value} at={at} />
    </>
  )
}

/** The category of a post, which decides who sees it; for those who may see the categories. */
function CategoryOfPost({ form, creatorId }: { form: ReturnType<typeof usePostForm>; creatorId: string }) {
  const { t } = useTranslation(['calendar', 'tools'])
  const mayOpen = useMayOpen('postCategories')
  const { namesOf } = useTierNames()
  const { data } = useQuery({ ...queryOf(listPostCategories, {}, creatorId), enabled: mayOpen })
  if (!data) return null
  return (
    <FormOptionalSelect
      form={form}
      name="categoryId"
      label={t('scheduler.category')}
      hint={t('scheduler.category_hint')}
      none={t('tools:categories.none')}
      options={data.data.map(({ categoryId, name, tiers }) => ({
        value: categoryId,
        label: name,
        detail:
          tiers.length === 0
            ? t('tools:categories.who_all')
            : t('tools:categories.only_tiers', { tiers: namesOf(tiers) }),
      }))}
    />
  )
}

/** Writes a post or a story for later, or changes one that has not gone out. */
export function PostForm(props: PostFormProps) {
  const { item, timezone, onClose } = props
  const { t } = useTranslation('calendar')
  const form = usePostForm(props)
  const kind = useWatch({ control: form.control, name: 'kind' })
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
        rows={4}
        maxLength={SCHEDULE_TEXT_MAX_LENGTH}
        label={t('scheduler.text')}
        hint={t('scheduler.text_hint')}
      />
      {kind === 'post' && <CategoryOfPost form={form} creatorId={props.creatorId} />}
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
