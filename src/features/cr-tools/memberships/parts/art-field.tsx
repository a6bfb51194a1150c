import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/media'
import type { FormOf } from '@/ui/form/use-form'
import { useBound } from '@/ui/form/use-bound'

import { MediaFields } from '../../messages'
import type { WrittenMembership } from '../written-settings'

/** Field that selects the membership's picture from the vault. */
export function ArtField({ form, creatorId }: { form: FormOf<WrittenMembership>; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const { value, error, change } = useBound<WrittenMembership, 'art', Media | null>({ form, name: 'art' })
  const [isWrong, setWrong] = useState(false)
  const choose = (media: Media | undefined) => {
    const isPicture = media === undefined || media.kind === 'image'
    setWrong(!isPicture)
    if (isPicture) change(media ?? null)
  }
  return (
    <MediaFields.One
      creatorId={creatorId}
      words={{
        label: t('memberships.art'),
        choose: t('memberships.art_choose'),
        change: t('memberships.art_change'),
        remove: t('memberships.art_remove'),
        title: t('memberships.art_title'),
        unknown: t('memberships.art_unknown'),
      }}
      mediaId={value?.mediaId}
      error={isWrong ? t('memberships.art_wrong') : error}
      onChange={choose}
    />
  )
}
