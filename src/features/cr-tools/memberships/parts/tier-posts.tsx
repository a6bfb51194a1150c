import { GalleryVerticalEnd } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { isSwitchedOff } from '@/domain/access'
import type { Post } from '@/domain/post-category'
import { href } from '@/domain/routes'
import { useCurrentUser } from '@/features/auth'
import { formatDate } from '@/i18n/format'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/empty-state'
import { linkLook } from '@/ui/link'
import { Bone } from '@/ui/skeleton'

import { useMembershipPosts } from '../use-memberships'
import { Art } from './art'

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'] as const
const POSTS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-3'

const PostRow = ({ post, timezone }: { post: Post; timezone: string }) => (
  <li className={cx(cardLook, 'flex min-w-0 items-center gap-3 overflow-hidden')}>
    <Art of={post.media[0] ?? null} icon={GalleryVerticalEnd} className="size-20 shrink-0" />
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
function ToCategories() {
  const { t } = useTranslation('marketplace')
  if (isSwitchedOff('postCategories', useCurrentUser().data?.chatterPermissions)) return null
  return (
    <Link to={href('postCategories')} className={linkLook()}>
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
  const read = useMembershipPosts(membershipId, creatorId)
  const posts = read.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <ContentState
      status={useQueryStatus(read, posts.length === 0)}
      skeleton={
        <div className={POSTS}>
          {PLACES.map((place) => (
            <Bone key={place} className="h-20 rounded-card" />
          ))}
        </div>
      }
      empty={
        <EmptyState icon={GalleryVerticalEnd} title={t('memberships.posts_empty')} actions={<ToCategories />}>
          {t('memberships.posts_empty_text')}
        </EmptyState>
      }
    >
      <div className="grid gap-3">
        <p className="flex flex-wrap gap-x-3 text-13 text-text-quiet">
          {t('memberships.posts_text')}
          <ToCategories />
        </p>
        <ul className={POSTS}>
          {posts.map((post) => (
            <PostRow key={post.postId} post={post} timezone={timezone} />
          ))}
        </ul>
        {read.hasNextPage && (
          <Button
            className="justify-self-center"
            busy={read.isFetchingNextPage}
            onClick={() => void read.fetchNextPage()}
          >
            {t('memberships.more')}
          </Button>
        )}
      </div>
    </ContentState>
  )
}
