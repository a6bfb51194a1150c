import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { GalleryVerticalEnd } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listPosts } from '@/api/calls/creator/post-categories'
import { pagesOf } from '@/api/query'
import type { PostCategory } from '@/domain/profile/post-category'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { withIds } from '@/lib/select-range'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { SkeletonBars } from '@/ui/skeleton'

import type { PostsView } from './posts-view'
import { MovePostsBar } from './move-posts-bar'
import { PostTile } from './post-tile'
import { LoadMore } from '../base/load-more'
import { useMayEdit } from '../base/permissions'

const PAGE_SIZE = 40
const POST_GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5'

const SKELETON_TILES = Array.from({ length: 8 }, () => 'h-80 rounded-card')

function NoPosts({ view }: { view: PostsView }) {
  const { t } = useTranslation('tools')
  if (view.query !== '')
    return (
      <NoMatches
        title={t('categories.posts_not_found')}
        text={t('categories.posts_not_found_text')}
        hiddenBy="search"
        onClear={view.clear}
      />
    )
  return (
    <EmptyState
      icon={GalleryVerticalEnd}
      title={t('categories.posts_empty')}
      actions={
        view.category !== null && <Button onClick={() => view.show(null)}>{t('categories.show_all')}</Button>
      }
    >
      {t('categories.posts_empty_text')}
    </EmptyState>
  )
}

interface PostsPanelProps {
  creatorId: string
  categories: readonly PostCategory[]
  view: PostsView
}

/** Posts of the category in the URL. Keyed by category, so changing it resets the selection. */
export function PostsPanel({ creatorId, categories, view }: PostsPanelProps) {
  const { t } = useTranslation('tools')
  const mayEdit = useMayEdit('postCategories')
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const { category, query } = view
  const request = { ...(category !== null && { categoryId: category }), query, limit: PAGE_SIZE }
  const found = useInfiniteQuery({
    ...pagesOf(listPosts, request, creatorId),
    placeholderData: keepPreviousData,
  })
  const posts = found.data?.pages.flatMap(({ data }) => data) ?? []
  const selected = posts.filter(({ postId }) => selectedIds.has(postId))
  return (
    <section aria-label={t('categories.posts_name')} className="grid min-w-0 flex-1 content-start gap-3">
      <UrlSearchField name={t('categories.search')} className="w-64 max-w-full max-sm:w-full" />
      <QueryContent
        of={found}
        isEmpty={posts.length === 0}
        skeleton={<SkeletonBars className={POST_GRID} bars={SKELETON_TILES} />}
        empty={<NoPosts view={view} />}
      >
        <div className="grid gap-3">
          {mayEdit && (
            <MovePostsBar
              creatorId={creatorId}
              categories={categories}
              visiblePosts={posts}
              selected={selected}
              onSelectAll={(isOn) => setSelectedIds(new Set(isOn ? posts.map(({ postId }) => postId) : []))}
              onDeselect={(postIds) => setSelectedIds((latest) => withIds(latest, postIds, false))}
            />
          )}
          <ul className={POST_GRID}>
            {posts.map((post) => (
              <PostTile
                key={post.postId}
                post={post}
                category={categories.find(({ categoryId }) => categoryId === post.categoryId)}
                isSelected={selectedIds.has(post.postId)}
                onSelect={
                  mayEdit
                    ? (isOn) => setSelectedIds((latest) => withIds(latest, [post.postId], isOn))
                    : undefined
                }
              />
            ))}
          </ul>
          <LoadMore query={found} className="justify-self-center" />
        </div>
      </QueryContent>
    </section>
  )
}
