import { isolate } from '@/lib/text/isolate'
import { FolderInput } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useMutation } from '@tanstack/react-query'

import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'
import { Menu, MenuItem } from '@/ui/overlay/menu'
import { type Post, type PostCategory, opensPosts } from '@/domain/profile/post-category'
import { assignPostCategory } from '@/api/calls/creator/post-categories'
import { send } from '@/api/send'
import { toast } from '@/services/page/toasts'

import { SelectionBar } from '../base/selection-bar'
import { useUndo } from '@/api/use-undo'
import { useInvalidateCategories } from './use-categories'
import { WiderAudience } from './wider-audience'

interface MovePostsBarProps {
  creatorId: string
  categories: readonly PostCategory[]
  visiblePosts: readonly Post[]
  selected: readonly Post[]
  onSelectAll: (isOn: boolean) => void
  onDeselect: (postIds: readonly string[]) => void
}

const postIdsOf = (posts: readonly Post[]): string[] => posts.map(({ postId }) => postId)

interface Move {
  posts: readonly Post[]
  /** Null: out of theirs. */
  category: PostCategory | null
}

/** Moves each post back to the category that it had. */
async function moveBack(creatorId: string, moved: readonly Post[]): Promise<void> {
  for (const [categoryId, some] of Map.groupBy(moved, (post) => post.categoryId))
    await send(assignPostCategory, { postIds: postIdsOf(some), categoryId }, { creatorId })
}

/** Moves posts to another category, or out of theirs, and offers Undo in a toast. */
function useMovePosts(creatorId: string, onMoved: (postIds: readonly string[]) => void) {
  const { t } = useTranslation('tools')
  const refresh = useInvalidateCategories()
  const undo = useUndo()
  return useMutation({
    mutationFn: ({ posts, category }: Move) =>
      send(
        assignPostCategory,
        { postIds: postIdsOf(posts), categoryId: category?.categoryId ?? null },
        { creatorId },
      ),
    meta: { onError: 'toast' },
    // Not per call: another category, which unmounts the bar, may be open by then.
    onSuccess: (_, { posts, category }) => {
      // Others may have been selected since.
      onMoved(postIdsOf(posts))
      const count = posts.length
      toast.success(
        category
          ? t('categories.moved', { count, name: isolate(category.name) })
          : t('categories.taken_out', { count }),
        { undo: undo(() => moveBack(creatorId, posts), { refetch: refresh }) },
      )
    },
    onSettled: refresh,
  })
}

/** Asks before posts move to where more members see them. `opened`: the categories they leave. */
function OpenPostsQuestion({ opened, category, onCancel, onConfirm }: OpenPostsQuestionProps) {
  const { t } = useTranslation('tools')
  return (
    <DangerConfirmation
      title={t('categories.opens_title')}
      confirmLabel={t('categories.move')}
      trackedAs="posts-open"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {opened.map((from) => (
        <WiderAudience key={from.categoryId} from={from} to={category} />
      ))}
    </DangerConfirmation>
  )
}

interface OpenPostsQuestionProps extends Pick<Move, 'category'> {
  opened: readonly PostCategory[]
  onCancel: () => void
  onConfirm: () => void
}

/** Bulk action bar that moves the selected posts to another category, with Undo. */
export function MovePostsBar(props: MovePostsBarProps) {
  const { creatorId, categories, visiblePosts, selected, onSelectAll, onDeselect } = props
  const { t } = useTranslation('tools')
  const { mutate, isPending, error } = useMovePosts(creatorId, onDeselect)
  const [asked, setAsked] = useState<Move>()
  /** The categories whose posts more members would see in another. */
  const openedBy = ({ posts, category }: Move) =>
    categories.filter(
      (from) => posts.some(({ categoryId }) => categoryId === from.categoryId) && opensPosts(from, category),
    )
  const move = (category: PostCategory | null) => {
    const wanted = { posts: selected, category }
    if (openedBy(wanted).length > 0) setAsked(wanted)
    else mutate(wanted)
  }
  return (
    <>
      <SelectionBar
        name={t('categories.selection')}
        selected={selected.length}
        shown={visiblePosts.length}
        words={{
          all: t('categories.select_all'),
          selected: t('categories.selected', { count: selected.length }),
          clear: t('categories.clear_selection'),
        }}
        onAll={onSelectAll}
      >
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
      </SelectionBar>
      {selected.length > 0 && <CallError error={error} />}
      {asked && (
        <OpenPostsQuestion
          opened={openedBy(asked)}
          category={asked.category}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            mutate(asked)
          }}
        />
      )}
    </>
  )
}
