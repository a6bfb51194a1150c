import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { PostCategory } from '@/domain/profile/post-category'
import { formatNumber } from '@/i18n/format'
import { ReorderList } from '@/ui/layout/reorder-list'
import { ToneDot } from '@/ui/text/dot'

import { useMayEdit } from '../base/permissions'
import { useTierNames } from '../base/tier-names'
import { CategoryMenu, type CategoryAction } from './category-menu'

interface CategoryListProps {
  categories: readonly PostCategory[]
  current: string | null
  onShow: (categoryId: string) => void
  onReorder: (categoryIds: readonly string[]) => void
  onAction: (action: CategoryAction, category: PostCategory) => void
}

function CategoryFacts({ category, handle }: { category: PostCategory; handle: ReactNode }) {
  const { t } = useTranslation('tools')
  const { namesOf } = useTierNames()
  return (
    <>
      {handle}
      <ToneDot tone={category.tone} />
      <span className="min-w-0 flex-1 py-1">
        <bdi className="cut block font-medium">{category.name}</bdi>
        <span className="cut block text-12 text-text-quiet">
          {category.tiers.length === 0
            ? t('categories.who_all')
            : t('categories.only_tiers', { tiers: namesOf(category.tiers) })}
        </span>
      </span>
      <span className="shrink-0 text-13 text-text-quiet tabular-nums">
        <span aria-hidden>{formatNumber(category.posts)}</span>
        <span className="sr-only">{t('categories.posts', { count: category.posts })}</span>
      </span>
    </>
  )
}

/** Categories in profile order; selecting one shows its posts, the handle reorders by drag or keyboard. */
export function CategoryList({ categories, current, onShow, onReorder, onAction }: CategoryListProps) {
  const { t } = useTranslation('tools')
  const mayEdit = useMayEdit('postCategories')
  const ids = categories.map(({ categoryId }) => categoryId)
  return (
    <ReorderList
      name={t('categories.list')}
      items={categories}
      idOf={({ categoryId }) => categoryId}
      nameOf={({ name }) => name}
      onReorder={mayEdit ? onReorder : undefined}
      choice={{ current, onChoose: onShow }}
      classes={{
        item: 'flex min-h-12 cursor-default items-center gap-2 border-t border-line-quiet ps-2 pe-1 data-hovered:bg-row-hover data-focus-visible:-outline-offset-2 data-selected:bg-accent-quiet',
      }}
    >
      {(category, handle) => (
        <>
          <CategoryFacts category={category} handle={handle} />
          {mayEdit && (
            <CategoryMenu
              category={category}
              ids={ids}
              onReorder={onReorder}
              onAction={(action) => onAction(action, category)}
            />
          )}
        </>
      )}
    </ReorderList>
  )
}
