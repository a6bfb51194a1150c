import { CalendarClock, Ellipsis, LogOut, MessageSquare } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import type { FloorPerson } from '@/domain/floor'
import { isolate } from '@/lib/isolate'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'

import type { FloorAct } from '../floor-act'
import { dayAddress } from './duty-list'

export interface PersonActsProps {
  person: FloorPerson
  nameOf: (id: string) => string
  creatorName: (creatorId: string) => string
  onAct: (act: FloorAct) => void
}

/** The row actions on a person on duty. */
export function PersonActs({ person: { userId }, nameOf, onAct }: PersonActsProps) {
  const { t } = useTranslation('analytics')
  const navigate = useNavigate()
  const name = isolate(nameOf(userId))
  return (
    <Menu
      name={t('floor.acts', { name })}
      trigger={<IconButton icon={Ellipsis} size="small" name={t('floor.acts', { name })} />}
    >
      <MenuItem icon={CalendarClock} onAction={() => void navigate(dayAddress(userId))}>
        {t('floor.their_day')}
      </MenuItem>
      <MenuItem icon={MessageSquare} onAction={() => onAct({ kind: 'nudge', userIds: [userId] })}>
        {t('floor.message')}
      </MenuItem>
      <MenuItem icon={LogOut} onAction={() => onAct({ kind: 'clock_out', userId })}>
        {t('floor.clock_out')}
      </MenuItem>
    </Menu>
  )
}
