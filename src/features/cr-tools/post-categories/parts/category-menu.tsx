import { ArrowDown, ArrowUp, Combine, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { PostCategory } from '@/domain/profile/post-category'
import { isolate } from '@/lib/text/isolate'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/overlay/menu'

export type CategoryAction = 'edit' | 'merge' | 'delete'

interface CategoryMenuProps {
  of: PostCategory
  isFirst: boolean
  isLast: boolean
  isAlone: boolean
  onMove: (by: 1 | -1) => void
  onAction: (act: CategoryAction) => void
}

/** Menu of a category's actions, with Move up and down as the alternative to dragging. */
export function CategoryMenu({ of, isFirst, isLast, isAlone, onMove, onAction: onAct }: CategoryMenuProps) {
  const { t } = useTranslation('tools')
  return (
    <Menu trigger={<IconButton icon={Ellipsis} name={t('categories.acts', { name: isolate(of.name) })} />}>
      <MenuItem icon={Pencil} onAction={() => onAct('edit')}>
        {t('categories.edit')}
      </MenuItem>
      {!isFirst && (
        <MenuItem icon={ArrowUp} onAction={() => onMove(-1)}>
          {t('categories.up')}
        </MenuItem>
      )}
      {!isLast && (
        <MenuItem icon={ArrowDown} onAction={() => onMove(1)}>
          {t('categories.down')}
        </MenuItem>
      )}
      {!isAlone && (
        <MenuItem icon={Combine} onAction={() => onAct('merge')}>
          {t('categories.merge_item')}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger onAction={() => onAct('delete')}>
        {t('categories.delete')}
      </MenuItem>
    </Menu>
  )
}
