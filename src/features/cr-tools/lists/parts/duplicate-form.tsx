import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { duplicateFanList } from '@/api/calls/chat/lists'
import { send } from '@/api/send'
import { type FanList, LIST_NAME_MAX_LENGTH } from '@/domain/lists/fan-list'
import { isolate } from '@/lib/text/isolate'
import { requiredText } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'
import { plainName } from '@/ui/text/user-name'

import { useInvalidateLists } from '../use-fan-lists'

interface DuplicateFormProps {
  creatorId: string
  of: FanList
  onClose: () => void
}

/** Form that duplicates a list with its rules or members under a new name. */
export function DuplicateForm({ creatorId, of, onClose }: DuplicateFormProps) {
  const { t } = useTranslation('lists')
  const refresh = useInvalidateLists()
  const form = useForm({
    schema: v.object({ name: requiredText(t('name_missing')) }),
    values: { name: t('copy_name', { name: of.name }).slice(0, LIST_NAME_MAX_LENGTH) },
    save: ({ name }, { clientId }) =>
      send(duplicateFanList, { clientId, listId: of.listId, name }, { creatorId }),
    onSaved: ({ name }) => {
      void refresh()
      toast.success(t('duplicated', { name: isolate(plainName(name)) }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('duplicate_title', { name: isolate(plainName(of.name)) })}
      save={t('act_duplicate')}
      onClose={onClose}
    >
      <FormText form={form} name="name" label={t('name')} dir="auto" maxLength={LIST_NAME_MAX_LENGTH} />
    </FormDialog>
  )
}
