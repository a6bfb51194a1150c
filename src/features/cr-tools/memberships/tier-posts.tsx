import { GalleryVerticalEnd } from 'lucide'
import { Link } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'
import { useInfiniteQuery } from '@tanstack/react-query'

import type { Post } from '@/domain/profile/post-category'
import { href } from '@/domain/page/routes'
import { usePermission } from '@/features/auth'
import { formatDate } from '@/i18n/format'
import { cardClasses } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/feedback/empty-state'
import { linkClasses } from '@/ui/text/link'
import { SkeletonBars } from '@/ui/skeleton'
import { listMembershipPosts } from '@/api/calls/creator/memberships'
import { pagesOf } from '@/api/query'

import { MembershipArt } from './membership-art'
import { LoadMore } from '../base/load-more'

const SKELETON_POSTS = Array.from({ length: 6 }, () => 'h-20 rounded-card')
const POST_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-3'

const PostRow = ({ post, timezone }: { post: Post; timezone: string }) => (
  <li className={cx(cardClasses, 'flex min-w-0 items-center gap-3 overflow-hidden')}>
    <MembershipArt art={post.media[0] ?? null} icon={GalleryVerticalEnd} className="size-20 shrink-0" />
    <div className="min-w-0 py-2 pe-3">
      <p dir="auto" className="line-clamp-2 leading-5">
        {post.text}
      </p>
      <time dateTime={new Date(post.publishedAt).toISOString()} className="text-12 text-text-quiet">
        {formatDate(post.publishedAt, { dateStyle: 'medium', timeZone: timezone })}
      </time>
    </div>
  </li>
)

/** Link to where a tier's posts are chosen, with permission. */
function CategoriesLink() {
  const { t } = useTranslation('marketplace')
  if (usePermission('postCategories') === 'off') return null
  return (
    <Link to={href('postCategories')} className={linkClasses()}>
      {t('memberships.posts_change')}
    </Link>
  )
}

/** Posts limited to tiers that include this membership's. */
export function TierPosts({
  membershipId,
  creatorId,
  timezone,
}: {
  membershipId: string
  creatorId: string
  timezone: string
}) {
  const { t } = useTranslation('marketplace')
  const read = useInfiniteQuery(pagesOf(listMembershipPosts, { membershipId, limit: 24 }, creatorId))
  const posts = read.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <QueryContent
      of={read}
      isEmpty={posts.length === 0}
      skeleton={<SkeletonBars className={POST_GRID} bars={SKELETON_POSTS} />}
      empty={
        <EmptyState
          icon={GalleryVerticalEnd}
          title={t('memberships.posts_empty')}
          actions={<CategoriesLink />}
        >
          {t('memberships.posts_empty_text')}
        </EmptyState>
      }
    >
      <div className="grid gap-3">
        <p className="flex flex-wrap gap-x-3 text-13 text-text-quiet">
          {t('memberships.posts_text')}
          <CategoriesLink />
        </p>
        <ul className={POST_GRID}>
          {posts.map((post) => (
            <PostRow key={post.postId} post={post} timezone={timezone} />
          ))}
        </ul>
        <LoadMore query={read} className="justify-self-center" />
      </div>
    </QueryContent>
  )
}
