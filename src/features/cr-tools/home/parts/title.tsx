import { useTranslation } from '@/i18n/use-translation'

import type { AssignedCreator } from '@/domain/assigned-creator'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Bone } from '@/ui/skeleton'
import { UserName } from '@/ui/user-name'

import { creatorFace, creatorName } from '../../creators'

/** Page title with the creator's name. */
export function Title({ of }: { of: AssignedCreator | undefined }) {
  const { t } = useTranslation('home')
  if (!of)
    return (
      <>
        <span className="sr-only">{t('home.title')}</span>
        <Bone className="h-10 w-48" />
      </>
    )
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar of={creatorFace(of.creator)} size={40} />
      <UserName name={creatorName(of.creator)} className="cut" />
      {of.pg && <Badge>{t('creator.pg')}</Badge>}
    </span>
  )
}
