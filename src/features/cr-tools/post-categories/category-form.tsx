import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createPostCategory, updatePostCategory } from '@/api/calls/creator/post-categories'
import { send } from '@/api/send'
import { CATEGORY_NAME_MAX_LENGTH, FAN_TIERS, type PostCategory } from '@/domain/profile/post-category'
import { useCrisisHold } from '@/features/crisis'
import { changedFields } from '@/lib/changed-fields'
import { checkFields, requiredText } from '@/lib/form-schemas'
import { FormSegmented } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'
import { FormChecks } from '@/ui/field/form/form-checks'

import { FormTone, toneValue } from '../base/form-tone'
import { useTierNames } from '../base/tier-names'
import { useInvalidateCategories } from './use-categories'

interface CategoryFormProps {
  creatorId: string
  /** Absent when creating. */
  category?: PostCategory | undefined
  onSaved: (category: PostCategory) => void
  onClose: () => void
}

const CategoryValues = v.object({
  name: v.string(),
  tone: v.string(),
  who: v.picklist(['all', 'tiers']),
  tiers: v.array(v.picklist(FAN_TIERS)),
})

const settingsOf = ({ who, tiers, tone, name }: v.InferOutput<typeof CategoryValues>) => ({
  name,
  tone: Number(tone),
  tiers: who === 'all' ? [] : FAN_TIERS.filter((tier) => tiers.includes(tier)),
})

/** Fans read the name, so it passes the crisis check; a cancel there sends nothing. */
function useCategoryForm({ creatorId, category, onSaved }: CategoryFormProps) {
  const { t } = useTranslation('tools')
  const hold = useCrisisHold()
  return useForm({
    schema: v.pipe(
      v.object({ ...CategoryValues.entries, name: requiredText(t('categories.name_missing')) }),
      checkFields(({ who, tiers }) =>
        who === 'tiers' && tiers.length === 0 ? { tiers: t('categories.tiers_missing') } : {},
      ),
      v.transform(settingsOf),
    ),
    values: {
      name: category?.name ?? '',
      tone: toneValue(category?.tone),
      who: category && category.tiers.length > 0 ? ('tiers' as const) : ('all' as const),
      tiers: FAN_TIERS.filter((tier) => category?.tiers.includes(tier)),
    },
    draftKey: `post-category:${creatorId}:${category?.categoryId ?? 'new'}`,
    save: async (settings, { clientId, opened }) => {
      const name = await hold(settings.name)
      if (name === undefined) return NOT_SENT
      const checked = { ...settings, name }
      if (!category) return send(createPostCategory, { clientId, ...checked }, { creatorId })
      const changed = changedFields(settingsOf(opened), checked)
      return send(updatePostCategory, { categoryId: category.categoryId, ...changed }, { creatorId })
    },
    refresh: useInvalidateCategories(),
    onSaved,
  })
}

/** Form that creates a category or changes its name, color and audience. */
export function CategoryForm(props: CategoryFormProps) {
  const { t } = useTranslation('tools')
  const form = useCategoryForm(props)
  const { options } = useTierNames()
  const isForTiers = useWatch({ control: form.control, name: 'who' }) === 'tiers'
  return (
    <FormDialog
      form={form}
      size="small"
      title={props.category ? t('categories.edit_title') : t('categories.new_title')}
      save={props.category ? t('categories.save') : t('categories.create')}
      onClose={props.onClose}
    >
      <FormText
        form={form}
        name="name"
        label={t('categories.name')}
        hint={t('categories.name_hint')}
        maxLength={CATEGORY_NAME_MAX_LENGTH}
      />
      <FormTone form={form} name="tone" />
      <FormSegmented
        form={form}
        name="who"
        label={t('categories.who')}
        options={[
          { value: 'all', label: t('categories.who_all') },
          { value: 'tiers', label: t('categories.who_tiers') },
        ]}
      />
      {isForTiers && (
        <FormChecks form={form} name="tiers" label={t('categories.tiers')} labelHidden options={options} />
      )}
    </FormDialog>
  )
}
