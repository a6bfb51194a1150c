import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import type { FormOf } from '@/ui/field/form/use-form'
import { useFormField } from '@/ui/field/form/use-form-field'

import { MediaFields } from '../../messages'
import type { MembershipFormValues } from '../membership-form-schema'

/** Field that selects the membership's picture from the vault. */
export function ArtField({ form, creatorId }: { form: FormOf<MembershipFormValues>; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const { value, error, change } = useFormField<MembershipFormValues, 'art', Media | null>({
    form,
    name: 'art',
  })
  const [isWrong, setWrong] = useState(false)
  const choose = (media: Media | undefined) => {
    const isPicture = media === undefined || media.kind === 'image'
    setWrong(!isPicture)
    if (isPicture) change(media ?? null)
  }
  return (
    <MediaFields.One
      creatorId={creatorId}
      labels={{
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
