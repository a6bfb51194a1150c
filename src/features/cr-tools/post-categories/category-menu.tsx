import { Combine, Pencil, Trash2 } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { PostCategory } from '@/domain/profile/post-category'
import { isolate } from '@/lib/text/isolate'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'

import { MoveItems, type MoveItemsProps } from '../base/move-items'

export type CategoryAction = 'edit' | 'merge' | 'delete'

interface CategoryMenuProps extends Pick<MoveItemsProps, 'ids' | 'onReorder'> {
  category: PostCategory
  onAction: (action: CategoryAction) => void
}

/** Menu of a category's actions, with Move up and down as the alternative to dragging. */
export function CategoryMenu({ category, ids, onReorder, onAction }: CategoryMenuProps) {
  const { t } = useTranslation('tools')
  return (
    <ActionsMenu name={t('categories.acts', { name: isolate(category.name) })}>
      <MenuItem icon={Pencil} onAction={() => onAction('edit')}>
        {t('categories.edit')}
      </MenuItem>
      <MoveItems
        id={category.categoryId}
        ids={ids}
        words={{ earlier: t('categories.up'), later: t('categories.down') }}
        onReorder={onReorder}
      />
      {ids.length > 1 && (
        <MenuItem icon={Combine} onAction={() => onAction('merge')}>
          {t('categories.merge_item')}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger onAction={() => onAction('delete')}>
        {t('categories.delete')}
      </MenuItem>
    </ActionsMenu>
  )
}
