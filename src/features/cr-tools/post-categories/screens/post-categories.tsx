import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { PostCategory } from '@/domain/post-category'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { DangerQuestion } from '@/ui/danger-question'
import { Page } from '@/ui/page'

import { useCreatorId } from '../../creator-in-focus'
import { CategoriesCard } from '../parts/categories-card'
import { CategoryForm } from '../parts/category-form'
import type { CategoryAct } from '../parts/category-menu'
import { MergeDialog } from '../parts/merge-dialog'
import { PostsPanel } from '../parts/posts-panel'
import { type PostsView, usePostsView } from '../posts-view'
import { useCategories, useDeleteCategory, useMayEditCategories } from '../use-categories'

/** The overlay that is open. */
type Open = { act: 'new' } | { act: CategoryAct; category: PostCategory }

function DeleteQuestion({
  creatorId,
  category,
  onDeleted,
  onClose,
}: {
  creatorId: string
  category: PostCategory
  onDeleted: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('tools')
  const remove = useDeleteCategory(creatorId, ({ name }) => {
    toast.success(t('categories.deleted', { name: isolate(name) }))
    onDeleted()
  })
  return (
    <DangerQuestion
      title={t('categories.delete_title', { name: isolate(category.name) })}
      keep={t('categories.keep')}
      act={t('categories.delete')}
      trackedAs="post-category-delete"
      isBusy={remove.isPending}
      problem={remove.error && errorText(remove.error)}
      onKeep={onClose}
      onAct={() => remove.mutate(category)}
    >
      {t('categories.delete_text', { count: category.posts })}
    </DangerQuestion>
  )
}

interface OverlayProps {
  creatorId: string
  open: Open
  categories: readonly PostCategory[]
  view: PostsView
  onClose: () => void
}

/** Renders the open form or confirmation. */
function Overlay({ creatorId, open, categories, view, onClose }: OverlayProps) {
  /** After a category is gone, shows its posts where they are now. */
  const leave = (gone: PostCategory, to: string | null) => {
    onClose()
    if (view.category === gone.categoryId) view.show(to)
  }
  return (
    <>
      {(open.act === 'new' || open.act === 'edit') && (
        <CategoryForm
          creatorId={creatorId}
          of={open.act === 'edit' ? open.category : undefined}
          onSaved={onClose}
          onClose={onClose}
        />
      )}
      {open.act === 'merge' && (
        <MergeDialog
          creatorId={creatorId}
          of={open.category}
          others={categories.filter(({ categoryId }) => categoryId !== open.category.categoryId)}
          onMerged={(intoId) => leave(open.category, intoId)}
          onClose={onClose}
        />
      )}
      {open.act === 'delete' && (
        <DeleteQuestion
          creatorId={creatorId}
          category={open.category}
          onDeleted={() => leave(open.category, null)}
          onClose={onClose}
        />
      )}
    </>
  )
}

function Categories({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const mayEdit = useMayEditCategories()
  const view = usePostsView()
  const categories = useCategories(creatorId).data?.data ?? []
  const [open, setOpen] = useState<Open>()
  return (
    <Page
      title={t('categories.title')}
      actions={
        mayEdit && (
          <Button kind="primary" icon={Plus} onClick={() => setOpen({ act: 'new' })}>
            {t('categories.new')}
          </Button>
        )
      }
    >
      <div className="flex gap-4 max-lg:flex-col">
        <CategoriesCard
          creatorId={creatorId}
          view={view}
          mayEdit={mayEdit}
          onNew={() => setOpen({ act: 'new' })}
          onAct={(act, category) => setOpen({ act, category })}
        />
        <PostsPanel
          key={view.category}
          creatorId={creatorId}
          categories={categories}
          view={view}
          mayEdit={mayEdit}
        />
      </div>
      {open && (
        <Overlay
          creatorId={creatorId}
          open={open}
          categories={categories}
          view={view}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}

/** /post-categories: groups of the creator's posts in profile order (screens S19). */
export default function PostCategoriesScreen() {
  const creatorId = useCreatorId()
  return creatorId === undefined ? null : <Categories key={creatorId} creatorId={creatorId} />
}
