import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { GROUP_JOIN_METHODS } from '@/domain/chat/group'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormNumber } from '@/ui/field/form/form-text-fields'
import { FieldError } from '@/ui/feedback/field-error'
import type { Option } from '@/ui/field/select'

import { FAN_TIERS } from '@/domain/profile/post-category'
import { useListOptions } from '../base/use-list-options'
import type { GroupSettings } from './group-settings'
import type { GroupForm } from './use-group-form'

function JoinListField({ creatorId, form }: { creatorId: string; form: GroupForm }) {
  const { t } = useTranslation('tools')
  const lists = useListOptions(creatorId)
  return (
    <div className="grid content-start gap-[6px]">
      <FormSelect
        form={form}
        name="joinListId"
        label={t('groups.join_list_which')}
        options={lists.options}
        {...(lists.hasLoaded && lists.options.length === 0 && { hint: t('groups.join_list_none') })}
      />
      {lists.hasFailed && <FieldError>{t('groups.join_list_failed')}</FieldError>}
    </div>
  )
}

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
  const joinBy = useWatch({ control: form.control, name: 'joinBy' })
  const by: Record<GroupSettings['joinBy'], React.ReactNode> = {
    list: <JoinListField creatorId={creatorId} form={form} />,
    tier: (
      <FormSelect
        form={form}
        name="joinTier"
        label={t('groups.join_tier_which')}
        options={FAN_TIERS.map((tier): Option<string> => ({ value: tier, label: t(`groups.tier_${tier}`) }))}
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
