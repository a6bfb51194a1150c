import { Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { PostCategory } from '@/domain/profile/post-category'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Page } from '@/ui/layout/page'
import { deletePostCategory } from '@/api/calls/creator/post-categories'
import { send } from '@/api/send'

import { CategoriesCard } from '../categories-card'
import { CategoryForm } from '../category-form'
import type { CategoryAction } from '../category-menu'
import { MergeDialog } from '../merge-dialog'
import { PostsPanel } from '../posts-panel'
import { type PostsView, usePostsView } from '../posts-view'
import { useCategories, useInvalidateCategories } from '../use-categories'
import { WiderAudience } from '../wider-audience'
import { creatorScreen } from '../../focus/creator-screen'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { useViewOnlyReason } from '../../base/permissions'

/** The overlay that is open. */
type CategoriesOverlayState = { action: 'new' } | { action: CategoryAction; category: PostCategory }

interface CategoriesOverlayProps {
  creatorId: string
  open: CategoriesOverlayState
  categories: readonly PostCategory[]
  view: PostsView
  onClose: () => void
}

/** Renders the open form or confirmation. */
function CategoriesOverlay({ creatorId, open, categories, view, onClose }: CategoriesOverlayProps) {
  const { t } = useTranslation('tools')
  const refresh = useInvalidateCategories()
  /** After a category is gone, shows its posts where they are now. */
  const leave = (gone: PostCategory, to: string | null) => {
    onClose()
    if (view.category === gone.categoryId) view.show(to)
  }
  if (open.action === 'new' || open.action === 'edit')
    return (
      <CategoryForm
        creatorId={creatorId}
        category={open.action === 'edit' ? open.category : undefined}
        onSaved={onClose}
        onClose={onClose}
      />
    )
  const { category } = open
  const { categoryId, posts } = category
  if (open.action === 'merge')
    return (
      <MergeDialog
        creatorId={creatorId}
        category={category}
        others={categories.filter((one) => one.categoryId !== categoryId)}
        onMerged={(intoId) => leave(category, intoId)}
        onClose={onClose}
      />
    )
  const name = isolate(category.name)
  return (
    <ConfirmCall
      title={t('categories.delete_title', { name })}
      cancelLabel={t('categories.keep')}
      confirmLabel={t('categories.delete')}
      trackedAs="post-category-delete"
      call={() => send(deletePostCategory, { categoryId }, { creatorId })}
      refresh={refresh}
      done={{ text: t('categories.deleted', { name }) }}
      onDone={() => leave(category, null)}
      onClose={onClose}
    >
      <p>{t('categories.delete_text', { count: posts })}</p>
      <WiderAudience isWhole from={category} to={null} />
    </ConfirmCall>
  )
}

function CategoriesPage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const viewOnly = useViewOnlyReason('postCategories')
  const view = usePostsView()
  const categories = useCategories(creatorId).data?.data ?? []
  const [open, setOpen] = useState<CategoriesOverlayState>()
  return (
    <Page
      title={t('categories.title')}
      actions={
        <Button
          kind="primary"
          icon={Plus}
          disabledReason={viewOnly}
          onClick={() => setOpen({ action: 'new' })}
        >
          {t('categories.new')}
        </Button>
      }
    >
      <div className="flex gap-4 max-lg:flex-col">
        <CategoriesCard
          creatorId={creatorId}
          view={view}
          onNew={() => setOpen({ action: 'new' })}
          onAction={(action, category) => setOpen({ action, category })}
        />
        <PostsPanel key={view.category} creatorId={creatorId} categories={categories} view={view} />
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
export default creatorScreen(CategoriesPage)
