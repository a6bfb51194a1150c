import { useTranslation } from '@/i18n/use-translation'

import { MediaFields } from '../../../messages'

interface BoughtMediaProps {
  creatorId: string
  /** Undefined matches buyers of anything. */
  mediaId: string | undefined
  onChange: (mediaId: string | undefined) => void
}

/** Filters by buyers of one vault item (screens S12). */
export function BoughtMediaFilter({ creatorId, mediaId, onChange }: BoughtMediaProps) {
  const { t } = useTranslation('tools')
  return (
    <MediaFields.One
      creatorId={creatorId}
      labels={{
        label: t('mass.bought_media'),
        choose: t('mass.bought_media_choose'),
        change: t('mass.bought_media_change'),
        remove: t('mass.bought_media_remove'),
        title: t('mass.bought_media_title'),
        unknown: t('mass.bought_media_unknown'),
      }}
      mediaId={mediaId}
      onChange={(media) => onChange(media?.mediaId)}
    />
  )
}
