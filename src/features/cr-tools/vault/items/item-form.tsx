import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { VAULT_NOTE_MAX_LENGTH, VAULT_TITLE_MAX_LENGTH, type VaultItem } from '@/domain/vault/vault'
import { changedFields } from '@/lib/changed-fields'
import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'
import { isBlank } from '@/lib/text/blank'
import { requiredText, optionalText } from '@/lib/form-schemas'
import { FormCheckbox } from '@/ui/field/form/form-choice-fields'
import { Form, FormProblem, RestoredDraftNotice } from '@/ui/field/form/form'
import { FormDate } from '@/ui/field/form/form-date-fields'
import { type FormOf, useForm } from '@/ui/field/form/use-form'
import { FormNumber, FormText, FormTextArea } from '@/ui/field/form/form-text-fields'

import { useSaveVault } from '../use-vault-mutations'
import { useVaultLabels } from '../use-vault-list'
import { rightsUntilDay, rightsUntilOf, useRightsSchema } from './rights-until'
import { FormLabels, useLabelsSchema } from './labels-field'

const itemFormValuesOf = (item: VaultItem) => ({
  title: item.title,
  price: item.usualPrice === null ? '' : formatCentsInput(item.usualPrice),
  tags: [...item.tags],
  people: [...item.people],
  owner: item.owner,
  rightsUntil: rightsUntilDay(item.rightsUntil),
  isPgSafe: item.isPgSafe,
  note: item.note,
})
type ItemFormValues = ReturnType<typeof itemFormValuesOf>

/** The patch of valid values. */
const patchOf = ({ price, rightsUntil, ...texts }: ItemFormValues) => ({
  ...texts,
  // An empty price means no suggested price.
  usualPrice: isBlank(price) ? null : (parseCents(price) ?? null),
  rightsUntil: rightsUntilOf(rightsUntil),
})

const without = (labels: readonly string[], others: readonly string[]) =>
  labels.filter((label) => !others.includes(label))

type ItemPatch = ReturnType<typeof patchOf>

/** What the user has changed; of labels, which ones: a colleague's others stay. */
function changeOf(opened: ItemPatch, written: ItemPatch) {
  const { tags, people, ...fields } = changedFields(opened, written)
  return {
    ...fields,
    ...(tags && { addTags: without(tags, opened.tags), removeTags: without(opened.tags, tags) }),
    ...(people && {
      addPeople: without(people, opened.people),
      removePeople: without(opened.people, people),
    }),
  }
}

function useItemFormSchema() {
  const { t } = useTranslation('marketplace')
  const labels = useLabelsSchema()
  return v.pipe(
    v.object({
      title: requiredText(t('vault.title_missing')),
      price: v.pipe(
        v.string(),
        v.check((text) => isBlank(text) || (parseCents(text) ?? 0) > 0, t('vault.price_unclear')),
      ),
      tags: labels,
      people: labels,
      owner: optionalText,
      rightsUntil: useRightsSchema(),
      isPgSafe: v.boolean(),
      note: v.string(),
    }),
    v.transform(patchOf),
  )
}

/** Form state of an item's details; a draft survives a reload. */
export function useItemForm(creatorId: string, item: VaultItem) {
  const { t } = useTranslation('marketplace')
  const save = useSaveVault(creatorId)
  return useForm({
    schema: useItemFormSchema(),
    values: itemFormValuesOf(item),
    save: (patch, { opened }) => save([item.mediaId], changeOf(patchOf(opened), patch)),
    done: t('vault.saved'),
    draftKey: `vault-item:${item.mediaId}`,
    serverNames: { usualPrice: 'price' },
  })
}

function ItemLabels({ form, creatorId }: { form: FormOf<ItemFormValues>; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const { tags, people } = useVaultLabels(creatorId)
  return (
    <>
      <FormLabels form={form} name="tags" label={t('vault.tags')} suggestions={tags} />
      <FormLabels form={form} name="people" label={t('vault.people')} suggestions={people} />
    </>
  )
}

export function ItemForm({
  form,
  creatorId,
  item,
}: {
  form: FormOf<ItemFormValues>
  creatorId: string
  item: VaultItem
}) {
  const { t } = useTranslation('marketplace')
  return (
    <Form form={form}>
      <RestoredDraftNotice form={form} />
      <FormText form={form} name="title" label={t('vault.title')} maxLength={VAULT_TITLE_MAX_LENGTH} />
      <FormNumber
        form={form}
        name="price"
        label={t('vault.suggested')}
        hint={t('vault.suggested_hint')}
        unit={item.currency}
      />
      <ItemLabels form={form} creatorId={creatorId} />
      <FormText form={form} name="owner" label={t('vault.owner')} maxLength={VAULT_TITLE_MAX_LENGTH} />
      <FormDate form={form} name="rightsUntil" label={t('vault.rights')} hint={t('vault.rights_hint')} />
      <FormCheckbox form={form} name="isPgSafe" hint={t('vault.pg_hint')}>
        {t('vault.pg')}
      </FormCheckbox>
      <FormTextArea
        form={form}
        name="note"
        label={t('vault.note')}
        hint={t('vault.note_hint')}
        rows={3}
        maxLength={VAULT_NOTE_MAX_LENGTH}
      />
      <FormProblem form={form} />
    </Form>
  )
}
