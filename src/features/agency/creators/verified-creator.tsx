import { BadgeCheck } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { AvatarName } from '@/ui/text/avatar-name'
import { Icon } from '@/ui/icon'

import { agencyCreatorName } from './creator-format'

/** A table cell with a creator's avatar, name and verified mark. */
export function VerifiedCreator({ creator, size = 24 }: { creator: AgencyCreator; size?: number }) {
  const { t } = useTranslation('analytics')
  const name = agencyCreatorName(creator)
  return (
    <AvatarName of={{ id: creator.creator.userId, name, kind: 'creator' }} size={size} isCell>
      {creator.creator.verifiedIcon !== null && (
        <span className="inline-flex text-accent-text">
          <Icon of={BadgeCheck} size="xs" />
          <span className="sr-only">{t('creators.verified')}</span>
        </span>
      )}
    </AvatarName>
  )
}
