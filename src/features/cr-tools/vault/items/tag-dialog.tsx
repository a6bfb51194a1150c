import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import type { VaultMedia } from '@/domain/vault/vault'
import { nameOrder } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { FormChecks } from '@/ui/field/form/form-checks'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'

import { useTagItems } from '../use-vault-mutations'
import { useVaultLabels } from '../use-vault-list'
import { FormLabels, useLabelsSchema } from './labels-field'

interface TagFormValues {
  add: string[]
  remove: string[]
}

/** A dialog about the selected items. */
export interface SelectionDialogProps {
  creatorId: string
  items: readonly VaultMedia[]
  onSaved: () => void
  onClose: () => void
}

/** Dialog that adds and removes tags on several items. */
export function TagDialog({ creatorId, items, onSaved, onClose }: SelectionDialogProps) {
  const { t } = useTranslation('marketplace')
  const tag = useTagItems(creatorId)
  const { tags } = useVaultLabels(creatorId)
  const form = useForm<TagFormValues, TagFormValues, unknown>({
    schema: v.object({
      add: useLabelsSchema(),
      remove: v.array(v.string()),
    }),
    values: { add: [], remove: [] },
    save: ({ add, remove }) => tag(items, { addTags: add, removeTags: remove }),
    onSaved,
    // Of the creator, not of the items: a reload clears the selection.
    draftKey: `vault-tags:${creatorId}`,
  })
  const present = [...new Set(items.flatMap((item) => item.tags))].toSorted(nameOrder())
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('vault.tag_title', { count: items.length })}
      save={t('vault.save')}
      submit={{ isUnchanged: !form.isDirty }}
      onClose={onClose}
    >
      <FormLabels form={form} name="add" label={t('vault.tags_add')} suggestions={tags} />
      {present.length > 0 && (
        <FormChecks
          form={form}
          name="remove"
          label={t('vault.tags_remove')}
          options={present.map((name) => ({ value: name, label: <bdi>{isolate(name)}</bdi> }))}
        />
      )}
    </FormDialog>
  )
}
