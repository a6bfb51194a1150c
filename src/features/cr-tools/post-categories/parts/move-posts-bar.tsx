import { FolderInput, X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { Post, PostCategory } from '@/domain/profile/post-category'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/overlay/menu'

import { useMovePostsToCategory, useRestorePosts } from '../use-categories'

interface MovePostsBarProps {
  creatorId: string
  categories: readonly PostCategory[]
  visiblePosts: readonly Post[]
  selected: readonly Post[]
  onSelectAll: (isOn: boolean) => void
}

/** Moves posts and offers Undo in a toast. */
function useMovePosts(creatorId: string, posts: readonly Post[], onMoved: () => void) {
  const { t } = useTranslation('tools')
  const assign = useMovePostsToCategory(creatorId)
  const moveBack = useRestorePosts(creatorId)
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
export function MovePostsBar({
  creatorId,
  categories,
  visiblePosts,
  selected,
  onSelectAll,
}: MovePostsBarProps) {
  const { t } = useTranslation('tools')
  const { move, isPending } = useMovePosts(creatorId, selected, () => onSelectAll(false))
  const all = selected.length === 0 ? false : selected.length === visiblePosts.length ? true : 'some'
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
