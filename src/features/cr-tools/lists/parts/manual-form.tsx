import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createFanList, updateFanList } from '@/api/calls/lists'
import { send } from '@/api/send'
import { type FanList, LIST_NAME_MAX_LENGTH } from '@/domain/fan-list'
import { useCurrentUser } from '@/features/auth'
import { needed } from '@/lib/written-rules'
import { FormSwitch } from '@/ui/form/chosen-fields'
import { FormDialog } from '@/ui/form/form-dialog'
import { useForm } from '@/ui/form/use-form'
import { FormText } from '@/ui/form/written-fields'

import { EmojiField, emojiRule } from '../editor/emoji-field'
import { useRefreshLists } from '../use-lists'

interface ManualFormProps {
  creatorId: string
  /** Absent when creating. */
  of?: FanList | undefined
  onSaved: (list: FanList) => void
  onClose: () => void
}

function useManualForm({ creatorId, of, onSaved }: ManualFormProps) {
  const { t } = useTranslation('lists')
  const refresh = useRefreshLists()
  const userId = useCurrentUser().data?.userId
  return useForm({
    schema: v.object({
      name: needed(t('name_missing')),
      emoji: emojiRule(t('emoji_unfit')),
      isPinned: v.boolean(),
    }),
    values: { name: of?.name ?? '', emoji: of?.emoji ?? '', isPinned: of?.isPinned ?? false },
    save: (written, { clientId }) => {
      const settings = { ...written, rules: null, funnel: null }
      return of
        ? send(updateFanList, { listId: of.listId, ...settings }, { creatorId })
        : send(createFanList, { clientId, ...settings }, { creatorId })
    },
    onSaved: (list) => {
      void refresh()
      onSaved(list)
    },
    ...(userId !== undefined && {
      kept: { userId, place: `list ${creatorId} manual ${of?.listId ?? 'new'}` },
    }),
  })
}

/** Form that creates a manual list or changes its name and marks. */
export function ManualForm(props: ManualFormProps) {
  const { t } = useTranslation('lists')
  const form = useManualForm(props)
  return (
    <FormDialog
      form={form}
      size="small"
      title={props.of ? t('edit_title') : t('new_manual_title')}
      save={props.of ? t('save') : t('create')}
      onClose={props.onClose}
    >
      <FormText
        form={form}
        name="name"
        label={t('name')}
        dir="auto"
        maxLength={LIST_NAME_MAX_LENGTH}
        readOnly={props.of?.isBuiltIn ?? false}
      />
      <EmojiField form={form} name="emoji" />
      <FormSwitch form={form} name="isPinned" hint={t('pin_hint')}>
        {t('pin')}
      </FormSwitch>
    </FormDialog>
  )
}
