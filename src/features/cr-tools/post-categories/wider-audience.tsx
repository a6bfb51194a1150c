import { useTranslation } from '@/i18n/use-translation'
import { type PostCategory, opensPosts } from '@/domain/profile/post-category'
import { Banner } from '@/ui/feedback/banner'

import { useTierNames } from '../base/tier-names'

interface WiderAudienceProps {
  from: PostCategory
  /** Null: no category, which all members see. */
  to: PostCategory | null
  /** Whether the whole category moves, with its scheduled posts. */
  isWhole?: boolean
}

/** Warns that more members will see posts of a category once they are in another. */
export function WiderAudience({ from, to, isWhole = false }: WiderAudienceProps) {
  const { t } = useTranslation('tools')
  const { namesOf } = useTierNames()
  if (!opensPosts(from, to)) return null
  const now = namesOf(from.tiers)
  return (
    <Banner tone="warning">
      <p>
        {to && to.tiers.length > 0
          ? t('categories.opens_tiers', { now, later: namesOf(to.tiers) })
          : t('categories.opens_all', { now })}
      </p>
      {isWhole && <p>{t('categories.opens_scheduled')}</p>}
    </Banner>
  )
}
