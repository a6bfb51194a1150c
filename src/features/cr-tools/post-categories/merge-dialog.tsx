import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { mergePostCategories } from '@/api/calls/creator/post-categories'
import { send } from '@/api/send'
import type { PostCategory } from '@/domain/profile/post-category'
import { isolate } from '@/lib/text/isolate'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'

import { useInvalidateCategories } from './use-categories'
import { WiderAudience } from './wider-audience'

interface MergeDialogProps {
  creatorId: string
  category: PostCategory
  others: readonly PostCategory[]
  onMerged: (intoId: string) => void
  onClose: () => void
}

/** Moves all posts of a category into another and deletes the first. */
export function MergeDialog({ creatorId, category, others, onMerged, onClose }: MergeDialogProps) {
  const { t } = useTranslation('tools')
  const form = useForm({
    schema: v.object({
      intoId: v.pipe(
        v.nullable(v.string()),
        v.check((id) => id !== null, t('categories.merge_missing')),
        v.transform((id) => id ?? ''),
      ),
    }),
    values: { intoId: null },
    save: async ({ intoId }) => {
      await send(mergePostCategories, { categoryId: category.categoryId, intoId }, { creatorId })
      return intoId
    },
    refresh: useInvalidateCategories(),
    done: (intoId) =>
      t('categories.merged', {
        name: isolate(category.name),
        into: isolate(others.find(({ categoryId }) => categoryId === intoId)?.name ?? ''),
        count: category.posts,
      }),
    onSaved: onMerged,
  })
  const intoId = useWatch({ control: form.control, name: 'intoId' })
  const into = others.find(({ categoryId }) => categoryId === intoId)
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('categories.merge_title', { name: isolate(category.name) })}
      save={t('categories.merge')}
      onClose={onClose}
    >
      <p>{t('categories.merge_text', { count: category.posts })}</p>
      <FormSelect
        form={form}
        name="intoId"
        label={t('categories.merge_into')}
        options={others.map(({ categoryId, name }) => ({ value: categoryId, label: name }))}
      />
      {into && <WiderAudience isWhole from={category} to={into} />}
    </FormDialog>
  )
}
