import { Heart, Image } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Post, PostCategory } from '@/domain/profile/post-category'
import { formatDate, formatNumber } from '@/i18n/format'
import { cardClasses } from '@/ui/card'
import { Checkbox } from '@/ui/field/checkbox'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { ToneDot } from '@/ui/text/dot'

import { MediaThumbnail } from '../media/media-thumbnail'

const COLOR_MARK =
  'absolute end-2 bottom-2 rounded-mark bg-[rgb(0_0_0/0.65)] px-1 text-11 font-medium text-[#fff]'

/** The post's first picture and its media count. */
function PostPicture({ media: [first, ...more] }: Pick<Post, 'media'>) {
  if (!first)
    return (
      <span className="grid aspect-square place-items-center bg-fill text-text-quiet">
        <Icon of={Image} size="sm" />
      </span>
    )
  return (
    <MediaThumbnail media={first} isLarge isRevealable className="aspect-square rounded-none!">
      {more.length > 0 && (
        <bdi aria-hidden className={COLOR_MARK}>
          +{formatNumber(more.length)}
        </bdi>
      )}
    </MediaThumbnail>
  )
}

interface PostTileProps {
  post: Post
  /** Undefined for an uncategorized post. */
  category: PostCategory | undefined
  isSelected: boolean
  /** Absent when the user may not move posts. */
  onSelect?: ((isSelected: boolean) => void) | undefined
}

/** Tile of one post: picture, text, publication date, category. */
export function PostTile({ post, category, isSelected, onSelect }: PostTileProps) {
  const { t } = useTranslation('tools')
  const date = formatDate(post.publishedAt)
  return (
    <li className={cx(cardClasses, 'relative min-w-0 overflow-hidden', isSelected && 'border-accent')}>
      {onSelect && (
        <span className="absolute start-2 top-2 z-10 rounded-control bg-surface-raised">
          <Checkbox labelHidden checked={isSelected} onChange={onSelect}>
            {t('categories.select_post', { text: post.text, date })}
          </Checkbox>
        </span>
      )}
      <PostPicture media={post.media} />
      <div className="grid gap-1 p-3">
        <p dir="auto" className="line-clamp-2 min-h-10 leading-5">
          {post.text}
        </p>
        <p className="flex items-center gap-2 text-12 text-text-quiet tabular-nums">
          <time dateTime={new Date(post.publishedAt).toISOString()}>{date}</time>
          <span className="flex items-center gap-1">
            <Icon of={Heart} size="xs" name={t('categories.likes')} />
            {formatNumber(post.likes)}
          </span>
        </p>
        <p className="flex min-w-0 items-center gap-2 text-12">
          {category ? (
            <>
              <ToneDot tone={category.tone} />
              <bdi className="cut">{category.name}</bdi>
            </>
          ) : (
            <span className="text-text-faint">{t('categories.none')}</span>
          )}
        </p>
      </div>
    </li>
  )
}
