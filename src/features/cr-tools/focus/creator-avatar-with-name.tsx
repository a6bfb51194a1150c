import { accountNameOf } from '@/domain/account/account-name'
import { useTranslation } from '@/i18n/use-translation'

import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'
import { UserName } from '@/ui/text/user-name'

import { creatorAvatar } from './creators'

/** Avatar and full name of a creator; the name wraps instead of truncating, because it says who writes. */
export function CreatorAvatarWithName({ assigned: { creator, pg } }: { assigned: AssignedCreator }) {
  const { t } = useTranslation('common')
  return (
    <>
      <Avatar of={creatorAvatar(creator)} size={24} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <UserName name={accountNameOf(creator)} className="leading-4 wrap-anywhere" />{' '}
        {pg && <Badge>{t('creator.pg')}</Badge>}
      </span>
    </>
  )
}
