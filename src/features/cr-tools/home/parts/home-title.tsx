import { useTranslation } from '@/i18n/use-translation'

import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

import { creatorAvatar, creatorName } from '../../focus/creators'

/** Page title with the creator's name. */
export function HomeTitle({ of }: { of: AssignedCreator | undefined }) {
  const { t } = useTranslation('home')
  if (!of)
    return (
      <>
        <span className="sr-only">{t('home.title')}</span>
        <SkeletonBar className="h-10 w-48" />
      </>
    )
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar of={creatorAvatar(of.creator)} size={40} />
      <UserName name={creatorName(of.creator)} className="cut" />
      {of.pg && <Badge>{t('creator.pg')}</Badge>}
    </span>
  )
}
