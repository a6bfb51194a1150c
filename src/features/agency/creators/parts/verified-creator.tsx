import { BadgeCheck } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { Avatar } from '@/ui/text/avatar'
import { Icon } from '@/ui/icon'
import { UserName } from '@/ui/text/user-name'

import { agencyCreatorName } from '../creator-format'

/** A table cell with a creator's avatar, name and verified mark. */
export function VerifiedCreator({ creator, size = 24 }: { creator: AgencyCreator; size?: number }) {
  const { t } = useTranslation('analytics')
  const name = agencyCreatorName(creator)
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-14 font-medium">
      <Avatar of={{ id: creator.creator.userId, name, kind: 'creator' }} size={size} />
      <UserName name={name} className="cut max-w-56" />
      {creator.creator.verifiedIcon !== null && (
        <span className="inline-flex text-accent-text">
          <Icon of={BadgeCheck} size="xs" />
          <span className="sr-only">{t('creators.verified')}</span>
        </span>
      )}
    </span>
  )
}
