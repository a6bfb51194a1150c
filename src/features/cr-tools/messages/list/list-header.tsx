import { Bell, ChevronLeft } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { SMALL_BADGE_CAP } from '@/config/constants'
import { badgeText } from '@/domain/page/navigation'
import { href } from '@/domain/page/routes'
import { CountBadge } from '@/ui/text/badge'
import { Icon } from '@/ui/icon'
import { Tooltip } from '@/ui/tooltip'

import { CreatorChip } from '../../focus/creator-chip'
import { useUnread } from '../../focus/use-unread'

const LINK =
  'relative inline-grid size-control shrink-0 place-items-center rounded-control text-text-quiet transition-colors hover:bg-fill hover:text-text active:bg-fill-pressed'

function Notifications({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const { unreadOf } = useUnread()
  const count = unreadOf(creatorId)?.notifications ?? 0
  const text = badgeText(count, SMALL_BADGE_CAP)
  const name = text ? t('inbox.notifications_count', { count }) : t('inbox.notifications')
  return (
    <Tooltip text={name}>
      <Link to={href('notifications')} aria-label={name} className={LINK}>
        <Icon of={Bell} size="sm" />
        {text && (
          <span className="absolute -end-1 bottom-[calc(50%+1px)] flex">
            <CountBadge text={text} ringed />
          </span>
        )}
      </Link>
    </Tooltip>
  )
}

/** On pages without an app bar the list header takes its place: back, the creator, notifications. */
export function ListHeader({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const back = t('inbox.back_to_tools')
  return (
    <header className="flex h-pane-head shrink-0 items-center gap-1 px-2">
      <Tooltip text={back}>
        <Link to={href('crTools')} aria-label={back} className={LINK}>
          <Icon of={ChevronLeft} size="sm" mirrored />
        </Link>
      </Tooltip>
      <span className="flex min-w-0 flex-1">
        <CreatorChip />
      </span>
      <Notifications creatorId={creatorId} />
    </header>
  )
}
