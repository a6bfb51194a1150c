import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { isDay } from '@/domain/day'
import {
  VAULT_LABELS_MAX,
  VAULT_NOTE_MAX_LENGTH,
  VAULT_TITLE_MAX_LENGTH,
  type VaultItem,
} from '@/domain/vault'
import { useSession } from '@/features/auth'
import { amountText, centsOf } from '@/lib/amount-text'
import { isBlank } from '@/lib/blank'
import { needed, optional } from '@/lib/written-rules'
import { toast } from '@/services/toasts'
import { DateField } from '@/ui/date-field'
import { FormCheckbox } from '@/ui/form/chosen-fields'
import { Form, FormProblem, KeptNotice } from '@/ui/form/form'
import { useBound } from '@/ui/form/use-bound'
import { type FormOf, useForm } from '@/ui/form/use-form'
import { FormNumber, FormText, FormTextArea } from '@/ui/form/written-fields'

import { useSaveVault } from '../use-vault-changes'
import { useVaultLabels } from '../use-vault-list'
import { FormLabels } from './labels-field'

interface Written {
  title: string
  price: string
  tags: string[]
  people: string[]
  owner: string
  rightsUntil: string
  isPgSafe: boolean
  note: string
}

const dayOfRights = (at: number | null): string =>
  at === null ? '' : new Date(at).toISOString().slice(0, 10)

const writtenOf = (item: VaultItem): Written => ({
  title: item.title,
  price: item.usualPrice === null ? '' : amountText(item.usualPrice),
  tags: [...item.tags],
  people: [...item.people],
  owner: item.owner,
  rightsUntil: dayOfRights(item.rightsUntil),
  isPgSafe: item.isPgSafe,
  note: item.note,
})

function useRules() {
  const { t } = useTranslation('marketplace')
  const labels = v.pipe(v.array(v.string()), v.maxLength(VAULT_LABELS_MAX, t('vault.labels_many')))
  return v.object({
    title: needed(t('vault.title_missing')),
    // An empty price means no suggested price.
    price: v.pipe(
      v.string(),
      v.check((text) => isBlank(text) || (centsOf(text) ?? 0) > 0, t('vault.price_unclear')),
      v.transform((text) => (isBlank(text) ? null : (centsOf(text) ?? null))),
    ),
    tags: labels,
    people: labels,
    owner: optional,
    rightsUntil: v.pipe(
      v.string(),
      v.check((day) => day === '' || isDay(day), t('vault.rights_unclear')),
      v.transform((day) => (day === '' ? null : `${day}T23:59:59.000Z`)),
    ),
    isPgSafe: v.boolean(),
    note: v.string(),
  })
}

/** Form state of an item's details; a draft survives a reload. */
export function useItemForm(creatorId: string, item: VaultItem) {
  const { t } = useTranslation('marketplace')
  const { userId = '' } = useSession()
  const save = useSaveVault(creatorId)
  return useForm({
    schema: useRules(),
    values: writtenOf(item),
    save: ({ price, ...patch }) => save([item.mediaId], { ...patch, usualPrice: price }),
    onSaved: () => toast.success(t('vault.saved')),
    kept: { userId, place: `vault-item:${item.mediaId}` },
    serverNames: { usualPrice: 'price' },
  })
}

function FormDay({ form, label, hint }: { form: FormOf<Written>; label: string; hint: string }) {
  const { value, error, change } = useBound<Written, 'rightsUntil', string>({ form, name: 'rightsUntil' })
  return <DateField label={label} hint={hint} value={value} error={error} onChange={change} />
}

function ItemLabels({ form, creatorId }: { form: FormOf<Written>; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const { data } = useVaultLabels(creatorId)
  return (
    <>
      <FormLabels
        form={form}
        name="tags"
        label={t('vault.tags')}
        known={data?.data.map(({ name }) => name) ?? []}
      />
      <FormLabels
        form={form}
        name="people"
        label={t('vault.people')}
        known={data?.people.map(({ name }) => name) ?? []}
      />
    </>
  )
}

export function ItemForm({
  form,
  creatorId,
  item,
}: {
  form: FormOf<Written>
  creatorId: string
  item: VaultItem
}) {
  const { t } = useTranslation('marketplace')
  return (
    <Form form={form}>
      <KeptNotice form={form} />
      <FormText
        form={form}
        name="title"
        label={t('vault.title')}
        dir="auto"
        maxLength={VAULT_TITLE_MAX_LENGTH}
      />
      <FormNumber
        form={form}
        name="price"
        label={t('vault.suggested')}
        hint={t('vault.suggested_hint')}
        unit={item.currency}
      />
      <ItemLabels form={form} creatorId={creatorId} />
      <FormText
        form={form}
        name="owner"
        label={t('vault.owner')}
        dir="auto"
        maxLength={VAULT_TITLE_MAX_LENGTH}
      />
      <FormDay form={form} label={t('vault.rights')} hint={t('vault.rights_hint')} />
      <FormCheckbox form={form} name="isPgSafe" hint={t('vault.pg_hint')}>
        {t('vault.pg')}
      </FormCheckbox>
      <FormTextArea
        form={form}
        name="note"
        label={t('vault.note')}
        hint={t('vault.note_hint')}
        dir="auto"
        rows={3}
        maxLength={VAULT_NOTE_MAX_LENGTH}
      />
      <FormProblem form={form} />
    </Form>
  )
}
