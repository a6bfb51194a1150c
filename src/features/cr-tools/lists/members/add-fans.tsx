import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { addFanListMembers, removeFanListMembers } from '@/api/calls/chat/lists'
import { send } from '@/api/send'
import { useUndo } from '@/api/use-undo'
import { toast } from '@/services/page/toasts'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { useFormField } from '@/ui/field/form/use-form-field'

import { useEditDisabledReason } from '../../base/permissions'
import { FanPicker } from '../../people/fan-picker'
import type { FoundFan } from '../../people/fan-search'
import { useInvalidateLists } from '../use-fan-lists'

interface AddedFans {
  userIds: FoundFan[]
}

const NO_FANS: AddedFans = { userIds: [] }

interface AddFansProps {
  creatorId: string
  listId: string
  onClose: () => void
}

/** Refetches after a refusal too, which may come from a colleague's change. */
function useAddForm({ creatorId, listId, onClose }: AddFansProps) {
  const { t } = useTranslation('lists')
  const refresh = useInvalidateLists()
  const undo = useUndo()
  return useForm({
    schema: v.object({
      userIds: v.pipe(
        v.array(v.object({ userId: v.string(), name: v.string() })),
        v.minLength(1, t('add_none')),
        v.transform((fans) => fans.map(({ userId }) => userId)),
      ),
    }),
    values: NO_FANS,
    draftKey: `list-add:${listId}`,
    save: ({ userIds }) =>
      send(addFanListMembers, { listId, userIds }, { creatorId }).finally(() => void refresh()),
    onSaved: ({ added }) => {
      if (added.length === 0) toast.info(t('added_none'))
      else
        toast.success(t('added', { count: added.length }), {
          undo: undo(() => send(removeFanListMembers, { listId, userIds: added }, { creatorId }), {
            refetch: refresh,
          }),
        })
      onClose()
    },
  })
}

/** Dialog that finds fans by name and adds them to a manual list. */
export function AddFans(props: AddFansProps) {
  const { t } = useTranslation('lists')
  const form = useAddForm(props)
  const fans = useFormField<AddedFans, 'userIds', FoundFan[]>({ form, name: 'userIds' })
  const count = fans.value.length
  return (
    <FormDialog
      form={form}
      title={t('add_title')}
      save={count === 0 ? t('add') : t('add_count', { count })}
      submit={{ disabledReason: useEditDisabledReason('lists') }}
      trackedAs="list-add"
      onClose={props.onClose}
    >
      <p className="text-13 text-text-quiet">{t('add_hint')}</p>
      <FanPicker creatorId={props.creatorId} picked={fans.value} error={fans.error} onChange={fans.change} />
    </FormDialog>
  )
}
