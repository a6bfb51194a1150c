import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useTranslation } from '@/i18n/use-translation'

import { FAN_TIERS, type PostCategory } from '@/domain/profile/post-category'
import { formatList, formatNumber } from '@/i18n/format'
import { cx } from '@/ui/cx'
import { DragHandle, useReordering } from '@/ui/layout/reorder'
import { ToneDot } from '@/ui/text/dot'

import { CategoryMenu, type CategoryAction } from './category-menu'

interface CategoryListProps {
  categories: readonly PostCategory[]
  current: string | null
  mayEdit: boolean
  onShow: (categoryId: string) => void
  onReorder: (categoryIds: readonly string[]) => void
  onAction: (act: CategoryAction, category: PostCategory) => void
}

/** Returns a formatter for a category's audience. */
function useAudienceText() {
  const { t } = useTranslation('tools')
  return ({ tiers }: PostCategory) =>
    tiers.length === 0
      ? t('categories.who_all')
      : t('categories.only_tiers', {
          tiers: formatList(
            FAN_TIERS.filter((tier) => tiers.includes(tier)).map((tier) => t(`categories.tier_${tier}`)),
          ),
        })
}

function CategoryFacts({ category, mayEdit }: { category: PostCategory; mayEdit: boolean }) {
  const { t } = useTranslation('tools')
  const audienceOf = useAudienceText()
  return (
    <>
      {mayEdit && <DragHandle />}
      <ToneDot tone={category.tone} />
      <span className="min-w-0 flex-1 py-1">
        <bdi className="cut block font-medium">{category.name}</bdi>
        <span className="cut block text-12 text-text-quiet">{audienceOf(category)}</span>
      </span>
      <span className="shrink-0 text-13 text-text-quiet tabular-nums">
        <span aria-hidden>{formatNumber(category.posts)}</span>
        <span className="sr-only">{t('categories.posts', { count: category.posts })}</span>
      </span>
    </>
  )
}

/** Categories in profile order; selecting one shows its posts, the handle reorders by drag or keyboard. */
export function CategoryList({
  categories,
  current,
  mayEdit,
  onShow,
  onReorder,
  onAction,
}: CategoryListProps) {
  const { t } = useTranslation('tools')
  const ids = categories.map(({ categoryId }) => categoryId)
  const hooks = useReordering({
    ids,
    nameOf: (id) => categories.find(({ categoryId }) => categoryId === id)?.name ?? '',
    onReorder: mayEdit ? onReorder : undefined,
  })
  return (
    <GridList
      aria-label={t('categories.list')}
      dragAndDropHooks={hooks}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={current === null ? [] : [current]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys
        if (key !== undefined && key !== current) onShow(String(key))
      }}
      className="outline-none"
    >
      {categories.map((category) => (
        <GridListItem
          key={category.categoryId}
          id={category.categoryId}
          textValue={category.name}
          className={cx(
            'flex min-h-12 cursor-default items-center gap-2 border-t border-line-quiet ps-2 pe-1',
            'data-hovered:bg-row-hover data-focus-visible:-outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-focus-ring data-selected:bg-accent-quiet data-dragging:opacity-50',
          )}
        >
          <CategoryFacts category={category} mayEdit={mayEdit} />
          {mayEdit && (
            <CategoryMenu
              category={category}
              ids={ids}
              onReorder={onReorder}
              onAction={(act) => onAction(act, category)}
            />
          )}
        </GridListItem>
      ))}
    </GridList>
  )
}
