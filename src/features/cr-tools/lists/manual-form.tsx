import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createFanList, updateFanList } from '@/api/calls/chat/lists'
import { send } from '@/api/send'
import { type FanList, LIST_NAME_MAX_LENGTH } from '@/domain/lists/fan-list'
import { requiredText } from '@/lib/form-schemas'
import { FormSwitch } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { FormText } from '@/ui/field/form/form-text-fields'

import { EmojiField, emojiSchema } from './editor/emoji-field'
import { ConflictBanner, useVersionedForm } from '../base/save-conflict'
import { readLatestList, useInvalidateLists, useListDisabledReason } from './use-fan-lists'

interface ManualFormProps {
  creatorId: string
  /** Absent when creating. */
  list?: FanList | undefined
  /** A colleague has deleted it. */
  isGone?: boolean
  onSaved: (list: FanList) => void
  onClose: () => void
}

function useManualForm({ creatorId, list, onSaved }: ManualFormProps) {
  const { t } = useTranslation('lists')
  return useVersionedForm({
    readLatest: list && readLatestList(creatorId, list.listId),
    schema: v.object({
      version: v.number(),
      name: requiredText(t('name_missing')),
      emoji: emojiSchema(t('emoji_unfit')),
      isPinned: v.boolean(),
    }),
    values: {
      version: list?.version ?? 0,
      name: list?.name ?? '',
      emoji: list?.emoji ?? '',
      isPinned: list?.isPinned ?? false,
    },
    save: ({ version, ...written }, { clientId }) => {
      const settings = { ...written, rules: null, funnel: null }
      return list
        ? send(updateFanList, { listId: list.listId, version, ...settings }, { creatorId })
        : send(createFanList, { clientId, ...settings }, { creatorId })
    },
    refresh: useInvalidateLists(),
    onSaved,
    draftKey: `list ${creatorId} manual ${list?.listId ?? 'new'}`,
  })
}

/** Form that creates a manual list or changes its name and marks. */
export function ManualForm(props: ManualFormProps) {
  const { t } = useTranslation('lists')
  const form = useManualForm(props)
  const disabledReason = useListDisabledReason(props.isGone ?? false)
  return (
    <FormDialog
      form={form}
      size="small"
      title={props.list ? t('edit_title') : t('new_manual_title')}
      save={props.list ? t('save') : t('create')}
      submit={{ disabledReason }}
      onClose={props.onClose}
    >
      <FormText
        form={form}
        name="name"
        label={t('name')}
        maxLength={LIST_NAME_MAX_LENGTH}
        readOnly={props.list?.isBuiltIn ?? false}
      />
      <EmojiField form={form} name="emoji" />
      <FormSwitch form={form} name="isPinned" hint={t('pin_hint')}>
        {t('pin')}
      </FormSwitch>
      <ConflictBanner conflict={form.conflict} />
    </FormDialog>
  )
}
