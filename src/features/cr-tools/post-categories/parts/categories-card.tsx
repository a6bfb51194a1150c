import { FolderPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { type PostCategory, UNCATEGORISED } from '@/domain/post-category'
import { formatNumber } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/empty-state'
import { Bone } from '@/ui/skeleton'

import type { PostsView } from '../posts-view'
import { useCategories, useReorder } from '../use-categories'
import { CategoryList } from './category-list'
import type { CategoryAct } from './category-menu'

const ROWS = ['one', 'two', 'three', 'four', 'five']

const ListSkeleton = () => (
  <div>
    {ROWS.map((row) => (
      <div key={row} className="flex min-h-12 items-center gap-3 border-t border-line-quiet px-4">
        <Bone className="size-2 rounded-full" />
        <Bone className="h-3 w-32" />
        <Bone className="ms-auto h-3 w-6" />
      </div>
    ))}
  </div>
)

function ViewRow({ isShown, count, onShow, children }: ViewRowProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className={cx(
        'flex min-h-11 w-full items-center gap-2 border-t border-line-quiet px-4 text-start hover:bg-row-hover focus-visible:-outline-offset-2',
        isShown && 'bg-accent-quiet',
      )}
    >
      <span className="flex-1">{children}</span>
      <span className="text-13 text-text-quiet tabular-nums">{formatNumber(count)}</span>
    </button>
  )
}

interface ViewRowProps {
  isShown: boolean
  count: number
  onShow: () => void
  children: ReactNode
}

interface CategoriesCardProps {
  creatorId: string
  view: PostsView
  mayEdit: boolean
  onNew: () => void
  onAct: (act: CategoryAct, category: PostCategory) => void
}

/** Card with all categories and the uncategorized posts. */
export function CategoriesCard({ creatorId, view, mayEdit, onNew, onAct }: CategoriesCardProps) {
  const { t } = useTranslation('tools')
  const read = useCategories(creatorId)
  const reorder = useReorder(creatorId)
  const categories = read.data?.data ?? []
  const uncategorised = read.data?.uncategorised ?? 0
  const total = categories.reduce((sum, { posts }) => sum + posts, uncategorised)
  return (
    <Card title={t('categories.list')} className="w-full shrink-0 self-start overflow-hidden lg:w-80">
      <ContentState
        status={useQueryStatus(read, categories.length === 0)}
        skeleton={<ListSkeleton />}
        empty={
          <EmptyState
            icon={FolderPlus}
            title={t('categories.empty')}
            actions={mayEdit && <Button onClick={onNew}>{t('categories.new')}</Button>}
          >
            {t('categories.empty_text')}
          </EmptyState>
        }
      >
        <CategoryList
          categories={categories}
          current={view.category}
          mayEdit={mayEdit}
          onShow={view.show}
          onOrder={(ids) => reorder.mutate(ids)}
          onAct={onAct}
        />
      </ContentState>
      {read.data && (
        <>
          <ViewRow
            isShown={view.category === UNCATEGORISED}
            count={uncategorised}
            onShow={() => view.show(UNCATEGORISED)}
          >
            {t('categories.none')}
          </ViewRow>
          <ViewRow isShown={view.category === null} count={total} onShow={() => view.show(null)}>
            {t('categories.all_posts')}
          </ViewRow>
        </>
      )}
    </Card>
  )
}
