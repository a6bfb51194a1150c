import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { VAULT_TITLE_MAX_LENGTH } from '@/domain/vault/vault'
import { optionalText } from '@/lib/form-schemas'
import { FormCheckbox } from '@/ui/field/form/form-choice-fields'
import { FormChecks } from '@/ui/field/form/form-checks'
import { FormDate } from '@/ui/field/form/form-date-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { FormText } from '@/ui/field/form/form-text-fields'
import { type FormOf, useForm } from '@/ui/field/form/use-form'

import { useSaveVault } from '../use-vault-mutations'
import { useVaultLabels } from '../use-vault-list'
import { rightsUntilDay, rightsUntilOf, useRightsSchema } from './rights-until'
import type { SelectionDialogProps } from './tag-dialog'
import { FormLabels, useLabelsSchema } from './labels-field'

const DETAILS = ['people', 'owner', 'rights', 'pg'] as const
type Detail = (typeof DETAILS)[number]

interface DetailsFormValues {
  /** What is changed; the rest stays as each item has it. */
  changed: Detail[]
  people: string[]
  owner: string
  rightsUntil: string
  isPgSafe: boolean
}

const patchOf = ({ changed, people, owner, rightsUntil, isPgSafe }: DetailsFormValues) => ({
  ...(changed.includes('people') && { people }),
  ...(changed.includes('owner') && { owner }),
  ...(changed.includes('rights') && { rightsUntil: rightsUntilOf(rightsUntil) }),
  ...(changed.includes('pg') && { isPgSafe }),
})

const common = <Value,>(values: readonly Value[], otherwise: Value): Value =>
  new Set(values).size === 1 ? (values[0] ?? otherwise) : otherwise

function useDetailsForm({ creatorId, items, onSaved }: SelectionDialogProps) {
  const { t } = useTranslation('marketplace')
  const save = useSaveVault(creatorId)
  return useForm({
    schema: v.pipe(
      v.object({
        changed: v.pipe(v.array(v.picklist(DETAILS)), v.minLength(1, t('vault.details_none'))),
        people: useLabelsSchema(),
        owner: optionalText,
        rightsUntil: useRightsSchema(),
        isPgSafe: v.boolean(),
      }),
      v.transform(patchOf),
    ),
    values: {
      changed: [],
      people: [],
      owner: '',
      rightsUntil: common(
        items.map(({ rightsUntil }) => rightsUntilDay(rightsUntil)),
        '',
      ),
      isPgSafe: items.every(({ isPgSafe }) => isPgSafe),
    },
    save: (patch) =>
      save(
        items.map(({ mediaId }) => mediaId),
        patch,
      ),
    done: t('vault.details_saved', { count: items.length }),
    onSaved,
    // Of the creator, not of the items: a reload clears the selection.
    draftKey: `vault-details:${creatorId}`,
  })
}

/** The fields of the chosen details. */
function DetailFields({ form, creatorId }: { form: FormOf<DetailsFormValues>; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const { people } = useVaultLabels(creatorId)
  const changed = useWatch({ control: form.control, name: 'changed' })
  return (
    <>
      {changed.includes('people') && (
        <FormLabels form={form} name="people" label={t('vault.people')} suggestions={people} />
      )}
      {changed.includes('owner') && (
        <FormText form={form} name="owner" label={t('vault.owner')} maxLength={VAULT_TITLE_MAX_LENGTH} />
      )}
      {changed.includes('rights') && (
        <FormDate form={form} name="rightsUntil" label={t('vault.rights')} hint={t('vault.rights_hint')} />
      )}
      {changed.includes('pg') && (
        <FormCheckbox form={form} name="isPgSafe" hint={t('vault.pg_hint')}>
          {t('vault.pg')}
        </FormCheckbox>
      )}
    </>
  )
}

/** Dialog that gives several items the same details; only the chosen ones are sent. */
export function DetailsDialog(props: SelectionDialogProps) {
  const { creatorId, items, onClose } = props
  const { t } = useTranslation('marketplace')
  const form = useDetailsForm(props)
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('vault.details_title', { count: items.length })}
      save={t('vault.save')}
      onClose={onClose}
    >
      <FormChecks
        form={form}
        name="changed"
        label={t('vault.details_which')}
        hint={t('vault.details_hint')}
        options={DETAILS.map((value) => ({ value, label: t(`vault.${value}`) }))}
      />
      <DetailFields form={form} creatorId={creatorId} />
    </FormDialog>
  )
}
