import { ArrowRightLeft, Ellipsis, LogOut, MessageSquare, UserPlus, Users } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { FloorCreator } from '@/domain/agency/floor'
import { isolate } from '@/lib/text/isolate'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSection } from '@/ui/overlay/menu'

import type { FloorAction } from '../floor-action'

export interface CreatorRowActionsProps {
  row: FloorCreator
  nameOf: (id: string) => string
  onOpen: (creatorId: string) => void
  onAct: (act: FloorAction) => void
}

/** The row actions on a creator. */
export function CreatorRowActions({ row, nameOf, onOpen, onAct }: CreatorRowActionsProps) {
  const { t } = useTranslation('analytics')
  const { onDuty, waiting, creator } = row
  const name = isolate(creator.displayName)
  const userIds = onDuty.map(({ userId }) => userId)
  return (
    <Menu
      name={t('floor.acts', { name })}
      trigger={<IconButton icon={Ellipsis} size="small" name={t('floor.acts', { name })} />}
    >
      <MenuItem icon={Users} onAction={() => onOpen(row.creatorId)}>
        {t('floor.open')}
      </MenuItem>
      {onDuty.length > 0 && (
        <MenuItem icon={MessageSquare} onAction={() => onAct({ kind: 'nudge', userIds })}>
          {t('floor.message_team')}
        </MenuItem>
      )}
      <MenuItem icon={UserPlus} onAction={() => onAct({ kind: 'assign', creator: row })}>
        {t('floor.assign_someone')}
      </MenuItem>
      <MenuItem
        icon={ArrowRightLeft}
        isDisabled={waiting === 0}
        {...(waiting === 0 && { detail: t('floor.nobody_waits_move') })}
        onAction={() => onAct({ kind: 'move', creator: row })}
      >
        {t('floor.move')}
      </MenuItem>
      {onDuty.length > 0 && (
        <MenuSection title={t('floor.clock_out_section')}>
          {userIds.map((userId) => (
            <MenuItem
              key={userId}
              icon={LogOut}
              text={nameOf(userId)}
              onAction={() => onAct({ kind: 'clock_out', userId })}
            >
              <bdi>{nameOf(userId)}</bdi>
            </MenuItem>
          ))}
        </MenuSection>
      )}
    </Menu>
  )
}
