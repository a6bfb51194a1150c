import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { href } from '@/domain/page/routes'
import { buttonClasses } from '@/ui/button-classes'
import { Icon } from '@/ui/icon'

import { useFanPermissions } from '../../base/use-fan-permissions'

/** Links to the group's screens that the user may open. */
export function GroupLinks({ channelId }: { channelId: string }) {
  const { t } = useTranslation('profile')
  const { readsGroups, editsGroups } = useFanPermissions()
  if (!readsGroups)
    return (
      <p className="flex items-start gap-2 px-4 text-13 text-text-quiet">
        <Icon of={Lock} className="mt-px" />
        {t('fan.group_no_right')}
      </p>
    )
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-4">
      <Link to={href('groupMembers', { channelId })} className={buttonClasses({ size: 'small' })}>
        {t('fan.group_open_members')}
      </Link>
      {editsGroups && (
        <Link to={href('groupEdit', { channelId })} className={buttonClasses({ size: 'small' })}>
          {t('fan.group_edit')}
        </Link>
      )}
    </div>
  )
}
