import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { PostCategory } from '@/domain/profile/post-category'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'
import { Page } from '@/ui/layout/page'

import { useCreatorId } from '../../focus/creator-in-focus'
import { CategoriesCard } from '../parts/categories-card'
import { CategoryForm } from '../parts/category-form'
import type { CategoryAction } from '../parts/category-menu'
import { MergeDialog } from '../parts/merge-dialog'
import { PostsPanel } from '../parts/posts-panel'
import { type PostsView, usePostsView } from '../posts-view'
import { useCategories, useDeleteCategory, useMayEditCategories } from '../use-categories'

/** The overlay that is open. */
type CategoriesOverlayState = { act: 'new' } | { act: CategoryAction; category: PostCategory }

function DeleteCategoryDialog({
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
    <DangerConfirmation
      title={t('categories.delete_title', { name: isolate(category.name) })}
      cancelLabel={t('categories.keep')}
      confirmLabel={t('categories.delete')}
      trackedAs="post-category-delete"
      isBusy={remove.isPending}
      problem={remove.error && errorText(remove.error)}
      onCancel={onClose}
      onConfirm={() => remove.mutate(category)}
    >
      {t('categories.delete_text', { count: category.posts })}
    </DangerConfirmation>
  )
}

interface CategoriesOverlayProps {
  creatorId: string
  open: CategoriesOverlayState
  categories: readonly PostCategory[]
  view: PostsView
  onClose: () => void
}

/** Renders the open form or confirmation. */
function CategoriesOverlay({ creatorId, open, categories, view, onClose }: CategoriesOverlayProps) {
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
        <DeleteCategoryDialog
          creatorId={creatorId}
          category={open.category}
          onDeleted={() => leave(open.category, null)}
          onClose={onClose}
        />
      )}
    </>
  )
}

function CategoriesPage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const mayEdit = useMayEditCategories()
  const view = usePostsView()
  const categories = useCategories(creatorId).data?.data ?? []
  const [open, setOpen] = useState<CategoriesOverlayState>()
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
          onAction={(act, category) => setOpen({ act, category })}
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
        <CategoriesOverlay
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
  return creatorId === undefined ? null : <CategoriesPage key={creatorId} creatorId={creatorId} />
}
