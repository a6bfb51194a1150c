import { useTranslation } from '@/i18n/use-translation'

import type { AssignedCreator } from '@/domain/assigned-creator'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { UserName } from '@/ui/user-name'

import { creatorFace, creatorName } from './creators'

/** Avatar and full name of a creator; the name wraps instead of truncating, because it says who writes. */
export function CreatorFace({ of: { creator, pg } }: { of: AssignedCreator }) {
  const { t } = useTranslation('home')
  return (
    <>
      <Avatar of={creatorFace(creator)} size={24} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <UserName name={creatorName(creator)} className="leading-4 wrap-anywhere" />{' '}
        {pg && <Badge>{t('creator.pg')}</Badge>}
      </span>
    </>
  )
}
