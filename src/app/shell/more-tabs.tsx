import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import { href } from '@/domain/routes'
import { CountBadge } from '@/ui/count-badge'
import { Icon } from '@/ui/icon'
import { Menu, MenuItem } from '@/ui/menu'

import type { ShownEntry } from './entries'

/** The tabs that did not fit. */
export function MoreTabs({ entries }: { entries: readonly ShownEntry[] }) {
  const { t } = useTranslation('global')
  const navigate = useNavigate()
  const isHere = entries.some((entry) => entry.isHere)
  return (
    <Menu
      placement="bottom start"
      trigger={
        <button
          type="button"
          className={`inline-flex items-center gap-1 px-[10px] font-medium hover:text-text ${isHere ? 'text-text' : 'text-text-quiet'}`}
        >
          {t('nav.more')}
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
