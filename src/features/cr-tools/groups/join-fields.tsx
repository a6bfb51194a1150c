import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { GROUP_JOIN_METHODS } from '@/domain/chat/group'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormNumber } from '@/ui/field/form/form-text-fields'

import { FormFanList } from '../base/form-fan-list'
import { useTierNames } from '../base/tier-names'
import type { GroupFormValues, GroupSettings } from './group-settings'
import type { GroupForm } from './use-group-form'

/** Fields for who may join and on which condition. */
export function JoinFields({
  creatorId,
  form,
  currency,
}: {
  creatorId: string
  form: GroupForm
  currency: string
}) {
  const { t } = useTranslation('tools')
  const { options } = useTierNames()
  const joinBy = useWatch({ control: form.control, name: 'joinBy' })
  const by: Record<GroupSettings['joinBy'], React.ReactNode> = {
    list: (
      <FormFanList form={form} name="joinListId" creatorId={creatorId} label={t('groups.join_list_which')} />
    ),
    tier: (
      <FormSelect<GroupFormValues, string>
        form={form}
        name="joinTier"
        label={t('groups.join_tier_which')}
        options={options}
      />
    ),
    invited: null,
    price: <FormNumber form={form} name="joinPrice" label={t('groups.join_price_amount')} unit={currency} />,
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect
        form={form}
        name="joinBy"
        label={t('groups.join_by')}
        options={GROUP_JOIN_METHODS.map((way) => ({ value: way, label: t(`groups.join_${way}`) }))}
      />
      {by[joinBy]}
    </div>
  )
}
