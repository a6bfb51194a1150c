import { useTranslation } from '@/i18n/use-translation'

import { MediaFields } from '../../messages'

interface BoughtMediaProps {
  creatorId: string
  /** Absent: whatever they bought. */
  mediaId: string | undefined
  onChange: (mediaId: string | undefined) => void
}

/** Only those who bought one media of the vault (screens S12). */
export function BoughtMedia({ creatorId, mediaId, onChange }: BoughtMediaProps) {
  const { t } = useTranslation('tools')
  return (
    <MediaFields.One
      creatorId={creatorId}
      words={{
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
