import { FolderPlus } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type PostCategory, UNCATEGORISED_FILTER } from '@/domain/profile/post-category'
import { formatNumber } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SkeletonBar } from '@/ui/skeleton'
import { listPostCategories, reorderPostCategories } from '@/api/calls/creator/post-categories'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'

import type { PostsView } from './posts-view'
import { useCategories } from './use-categories'
import { CategoryList } from './category-list'
import type { CategoryAction } from './category-menu'
import { useViewOnlyReason } from '../base/permissions'
import { useReorder } from '../base/use-reorder'

const SKELETON_ROWS = ['one', 'two', 'three', 'four', 'five']

const CategoryListSkeleton = () => (
  <div>
    {SKELETON_ROWS.map((row) => (
      <div key={row} className="flex min-h-12 items-center gap-3 border-t border-line-quiet px-4">
        <SkeletonBar className="size-2 rounded-full" />
        <SkeletonBar className="h-3 w-32" />
        <SkeletonBar className="ms-auto h-3 w-6" />
      </div>
    ))}
  </div>
)

function CategoryFilterRow({ isCurrent, count, onShow, children }: CategoryFilterRowProps) {
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onShow}
      className={cx(
        'flex min-h-11 w-full items-center gap-2 border-t border-line-quiet px-4 text-start hover:bg-row-hover focus-visible:-outline-offset-2',
        isCurrent && 'bg-accent-quiet',
      )}
    >
      <span className="flex-1">{children}</span>
      <span className="text-13 text-text-quiet tabular-nums">{formatNumber(count)}</span>
    </button>
  )
}

interface CategoryFilterRowProps {
  isCurrent: boolean
  count: number
  onShow: () => void
  children: ReactNode
}

interface CategoriesCardProps {
  creatorId: string
  view: PostsView
  onNew: () => void
  onAction: (action: CategoryAction, category: PostCategory) => void
}

/** Card with all categories and the uncategorized posts. */
export function CategoriesCard({ creatorId, view, onNew, onAction }: CategoriesCardProps) {
  const { t } = useTranslation('tools')
  const viewOnly = useViewOnlyReason('postCategories')
  const read = useCategories(creatorId)
  const onReorder = useReorder<PostCategory>({
    queryKey: queryOf(listPostCategories, {}, creatorId).queryKey,
    idOf: ({ categoryId }) => categoryId,
    send: (categoryIds) => send(reorderPostCategories, { categoryIds }, { creatorId }),
  })
  const categories = read.data?.data ?? []
  const uncategorised = read.data?.uncategorised ?? 0
  const total = categories.reduce((sum, { posts }) => sum + posts, uncategorised)
  return (
    <Card title={t('categories.list')} className="w-full shrink-0 self-start overflow-hidden lg:w-80">
      <QueryContent
        isPane
        of={read}
        isEmpty={categories.length === 0}
        skeleton={<CategoryListSkeleton />}
        empty={
          <EmptyState
            icon={FolderPlus}
            title={t('categories.empty')}
            actions={
              <Button disabledReason={viewOnly} onClick={onNew}>
                {t('categories.new')}
              </Button>
            }
          >
            {t('categories.empty_text')}
          </EmptyState>
        }
      >
        <CategoryList
          categories={categories}
          current={view.category}
          onShow={view.show}
          onReorder={onReorder}
          onAction={onAction}
        />
      </QueryContent>
      {read.data && (
        <>
          <CategoryFilterRow
            isCurrent={view.category === UNCATEGORISED_FILTER}
            count={uncategorised}
            onShow={() => view.show(UNCATEGORISED_FILTER)}
          >
            {t('categories.none')}
          </CategoryFilterRow>
          <CategoryFilterRow isCurrent={view.category === null} count={total} onShow={() => view.show(null)}>
            {t('categories.all_posts')}
          </CategoryFilterRow>
        </>
      )}
    </Card>
  )
}
