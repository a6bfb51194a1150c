import { CalendarClock, Ellipsis, LogOut, MessageSquare } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import type { FloorPerson } from '@/domain/agency/floor'
import { isolate } from '@/lib/text/isolate'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/overlay/menu'

import type { FloorAction } from '../floor-action'
import { personDayUrl } from '../creator/duty-list'

export interface PersonRowActionsProps {
  person: FloorPerson
  nameOf: (id: string) => string
  creatorName: (creatorId: string) => string
  onAct: (act: FloorAction) => void
}

/** The row actions on a person on duty. */
export function PersonRowActions({ person: { userId }, nameOf, onAct }: PersonRowActionsProps) {
  const { t } = useTranslation('analytics')
  const navigate = useNavigate()
  const name = isolate(nameOf(userId))
  return (
    <Menu
      name={t('floor.acts', { name })}
      trigger={<IconButton icon={Ellipsis} size="small" name={t('floor.acts', { name })} />}
    >
      <MenuItem icon={CalendarClock} onAction={() => void navigate(personDayUrl(userId))}>
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
