import { FolderInput, X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { Post, PostCategory } from '@/domain/post-category'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'

import { useAssign, useMoveBack } from '../use-categories'

interface MoveBarProps {
  creatorId: string
  categories: readonly PostCategory[]
  shown: readonly Post[]
  selected: readonly Post[]
  onSelectAll: (isOn: boolean) => void
}

/** Moves posts and offers Undo in a toast. */
function useMove(creatorId: string, posts: readonly Post[], onMoved: () => void) {
  const { t } = useTranslation('tools')
  const assign = useAssign(creatorId)
  const moveBack = useMoveBack(creatorId)
  const count = posts.length
  const move = (category: PostCategory | null) =>
    assign.mutate(
      { posts, categoryId: category?.categoryId ?? null },
      {
        onSuccess: () => {
          onMoved()
          toast.success(
            category
              ? t('categories.moved', { count, name: isolate(category.name) })
              : t('categories.taken_out', { count }),
            { action: { label: t('categories.undo'), onPress: () => moveBack.mutate(posts) } },
          )
        },
      },
    )
  return { move, isPending: assign.isPending }
}

/** Bulk action bar that moves the selected posts to another category, with Undo. */
export function MoveBar({ creatorId, categories, shown, selected, onSelectAll }: MoveBarProps) {
  const { t } = useTranslation('tools')
  const { move, isPending } = useMove(creatorId, selected, () => onSelectAll(false))
  const all = selected.length === 0 ? false : selected.length === shown.length ? true : 'some'
  return (
    <div
      role="group"
      aria-label={t('categories.selection')}
      className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-2"
    >
      <Checkbox checked={all} onChange={onSelectAll}>
        {t('categories.select_all')}
      </Checkbox>
      {selected.length > 0 && (
        <>
          <span role="status" className="text-13 text-text-quiet">
            {t('categories.selected', { count: selected.length })}
          </span>
          <Menu
            trigger={
              <Button size="small" icon={FolderInput} busy={isPending}>
                {t('categories.move_to')}
              </Button>
            }
          >
            {categories.map((category) => (
              <MenuItem key={category.categoryId} onAction={() => move(category)}>
                {category.name}
              </MenuItem>
            ))}
            <MenuItem onAction={() => move(null)}>{t('categories.none')}</MenuItem>
          </Menu>
          <IconButton
            icon={X}
            size="small"
            name={t('categories.clear_selection')}
            onClick={() => onSelectAll(false)}
          />
        </>
      )}
    </div>
  )
}
