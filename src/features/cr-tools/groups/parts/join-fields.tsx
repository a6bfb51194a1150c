import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listFanLists } from '@/api/calls/fan'
import { queryOf } from '@/api/query'
import { JOIN_WAYS } from '@/domain/group'
import { plainName } from '@/ui/user-name'
import { Select } from '@/ui/select'
import { TextField } from '@/ui/text-field'

import { centsOf, type GroupSettings, JOIN_TIERS } from '../settings'
import type { GroupForm } from '../use-group-form'

function ListField({ creatorId, form }: { creatorId: string; form: GroupForm }) {
  const { t } = useTranslation('tools')
  const lists = useQuery(queryOf(listFanLists, undefined, creatorId))
  const error = lists.isError
    ? t('groups.join_list_failed')
    : form.problems.includes('join_list_missing') && t('groups.join_list_missing')
  return (
    <Select
      label={t('groups.join_list_which')}
      options={(lists.data?.data ?? []).map(({ listId, name }) => ({
        value: listId,
        label: plainName(name),
      }))}
      value={form.settings.joinListId}
      onChange={(joinListId) => form.change({ joinListId })}
      {...(error && { error })}
      {...(lists.data?.data.length === 0 && { hint: t('groups.join_list_none') })}
    />
  )
}

function TierField({ form }: { form: GroupForm }) {
  const { t } = useTranslation('tools')
  return (
    <Select
      label={t('groups.join_tier_which')}
      options={JOIN_TIERS.map((tier) => ({ value: tier, label: t(`groups.tier_${tier}`) }))}
      value={JOIN_TIERS.find((tier) => tier === form.settings.joinTier) ?? null}
      onChange={(joinTier) => form.change({ joinTier })}
      {...(form.problems.includes('join_tier_missing') && { error: t('groups.join_tier_missing') })}
    />
  )
}

const textOf = (cents: number | null): string => (cents === null ? '' : String(cents / 100))

function PriceField({ form, currency }: { form: GroupForm; currency: string }) {
  const { t } = useTranslation('tools')
  // As typed: "4." is on its way to "4.50".
  const [text, setText] = useState(() => textOf(form.settings.joinPrice))
  return (
    <TextField
      label={t('groups.join_price_amount')}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={text}
      end={<span className="me-[10px] text-13">{currency}</span>}
      onChange={(event) => {
        setText(event.target.value)
        form.change({ joinPrice: centsOf(event.target.value) })
      }}
      {...(form.problems.includes('join_price_missing') && { error: t('groups.join_price_missing') })}
    />
  )
}

/** Who may join, and what that takes. */
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
  const by: Record<GroupSettings['joinBy'], React.ReactNode> = {
    list: <ListField creatorId={creatorId} form={form} />,
    tier: <TierField form={form} />,
    invited: null,
    price: <PriceField form={form} currency={currency} />,
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('groups.join_by')}
        options={JOIN_WAYS.map((way) => ({ value: way, label: t(`groups.join_${way}`) }))}
        value={form.settings.joinBy}
        onChange={(joinBy) => form.change({ joinBy })}
      />
      {by[form.settings.joinBy]}
    </div>
  )
}
