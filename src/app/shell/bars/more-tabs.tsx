import { ChevronDown } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useNavigate } from 'react-router'

import { href } from '@/domain/page/routes'
import { CountBadge } from '@/ui/text/badge'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Menu, MenuItem } from '@/ui/overlay/menu'

import type { NavItem } from './use-entries'

/** The tabs that did not fit. */
export function MoreTabs({ entries }: { entries: readonly NavItem[] }) {
  const { t } = useTranslation('global')
  const navigate = useNavigate()
  const isHere = entries.some((entry) => entry.isHere)
  const badge = entries.find((entry) => entry.badge)?.badge
  return (
    <Menu
      placement="bottom start"
      trigger={
        <button
          type="button"
          className={cx(
            'relative inline-flex shrink-0 items-center gap-1 rounded-mark px-[10px] font-medium whitespace-nowrap transition-colors hover:text-text focus-visible:-outline-offset-2',
            'after:absolute after:inset-x-[10px] after:bottom-0 after:h-0.5 after:rounded-t-full',
            isHere ? 'text-text after:bg-accent-text' : 'text-text-quiet',
          )}
        >
          {t('nav.more')}
          {badge && <CountBadge text={badge} />}
          <Icon of={ChevronDown} />
        </button>
      }
    >
      {entries.map(({ name, label, badge }) => (
        <MenuItem
          key={name}
          id={name}
          onAction={() => void navigate(href(name))}
          {...(badge && { end: <CountBadge text={badge} /> })}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
