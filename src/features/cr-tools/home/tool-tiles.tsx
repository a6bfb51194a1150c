import {
  Bell,
  CalendarDays,
  ChartLine,
  Copyright,
  FolderTree,
  IdCard,
  Images,
  Gem,
  Hand,
  LayoutDashboard,
  ListChecks,
  Megaphone,
  MessageCircle,
  TicketPercent,
  Radio,
  Wallet,
} from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { BADGE_CAP } from '@/config/constants'
import { isToolSwitchedOff } from '@/domain/account/access'
import { badgeText } from '@/domain/page/navigation'
import { href } from '@/domain/page/routes'
import type { Unread } from '@/domain/chat/unread'
import { useCurrentUser } from '@/features/auth'
import { cardClasses } from '@/ui/card'
import { CountBadge } from '@/ui/text/badge'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { useUnread } from '../focus/use-unread'

/** Tools in the order of a shift. */
const HOME_TOOLS = [
  { name: 'messages', icon: MessageCircle },
  { name: 'massMessage', icon: Megaphone },
  { name: 'scheduler', icon: CalendarDays },
  { name: 'notifications', icon: Bell },
  { name: 'dashboard', icon: LayoutDashboard },
  { name: 'analytics', icon: ChartLine },
  { name: 'earnings', icon: Wallet },
  { name: 'list', icon: ListChecks },
  { name: 'vault', icon: Images },
  { name: 'postCategories', icon: FolderTree },
  { name: 'discountsTrials', icon: TicketPercent },
  { name: 'dmca', icon: Copyright },
  { name: 'profile', icon: IdCard },
  { name: 'live', icon: Radio },
  { name: 'memberships', icon: Gem },
  { name: 'welcomeMessages', icon: Hand },
] as const

function ToolTile({ tool, unread }: { tool: (typeof HOME_TOOLS)[number]; unread: Unread | undefined }) {
  const { t } = useTranslation('home')
  const counted = tool.name === 'messages' || tool.name === 'notifications' ? tool.name : undefined
  const count = (counted && unread?.[counted]) ?? 0
  const badge = badgeText(count, BADGE_CAP)
  return (
    <Link
      to={href(tool.name)}
      className={cx(
        cardClasses,
        'flex min-h-14 items-center gap-3 px-4 py-2 transition-colors hover:border-line-strong',
      )}
    >
      <Icon of={tool.icon} size="sm" className="text-accent-text" />
      <span className="min-w-0 flex-1">
        <span className="block font-strong">{t(`home.tool_${tool.name}`)}</span>
        <span className="block text-13 text-text-quiet">{t(`home.tool_${tool.name}_text`)}</span>
      </span>
      {badge && counted && <CountBadge text={badge} name={t(`home.tool_${counted}_unread`, { count })} />}
    </Link>
  )
}

/** Links to the tools that the user may open, with unread counts (screens S9). */
export function ToolTiles({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('home')
  const permissions = useCurrentUser().data?.chatterPermissions
  const { unreadOf } = useUnread()
  return (
    <nav
      aria-label={t('home.tools')}
      className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]"
    >
      {HOME_TOOLS.filter(({ name }) => !isToolSwitchedOff(name, permissions)).map((tool) => (
        <ToolTile key={tool.name} tool={tool} unread={unreadOf(creatorId)} />
      ))}
    </nav>
  )
}
