import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { listFanLists } from '@/api/calls/fan'
import { queryOf } from '@/api/query'
import { JOIN_WAYS } from '@/domain/group'
import { FormSelect } from '@/ui/form/chosen-fields'
import { FormNumber } from '@/ui/form/written-fields'
import { FieldError } from '@/ui/field-error'
import type { Option } from '@/ui/select'
import { plainName } from '@/ui/user-name'

import { type GroupSettings, JOIN_TIERS } from '../settings'
import type { GroupForm } from '../use-group-form'

function ListField({ creatorId, form }: { creatorId: string; form: GroupForm }) {
  const { t } = useTranslation('tools')
  const lists = useQuery(queryOf(listFanLists, undefined, creatorId))
  return (
    <div className="grid content-start gap-[6px]">
      <FormSelect
        form={form}
        name="joinListId"
        label={t('groups.join_list_which')}
        options={(lists.data?.data ?? []).map(({ listId, name }) => ({
          value: listId,
          label: plainName(name),
        }))}
        {...(lists.data?.data.length === 0 && { hint: t('groups.join_list_none') })}
      />
      {lists.isError && <FieldError>{t('groups.join_list_failed')}</FieldError>}
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
    list: <ListField creatorId={creatorId} form={form} />,
    tier: (
      <FormSelect
        form={form}
        name="joinTier"
        label={t('groups.join_tier_which')}
        options={JOIN_TIERS.map((tier): Option<string> => ({ value: tier, label: t(`groups.tier_${tier}`) }))}
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
        options={JOIN_WAYS.map((way) => ({ value: way, label: t(`groups.join_${way}`) }))}
      />
      {by[joinBy]}
    </div>
  )
}
