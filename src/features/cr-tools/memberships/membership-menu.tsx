import { Archive, Eye, EyeOff, Gift, Pencil, Pin, PinOff, RotateCcw } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { Membership } from '@/domain/money/membership'
import { isolate } from '@/lib/text/isolate'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'

import { MoveItems, type MoveItemsProps } from '../base/move-items'

export type MembershipAction = 'edit' | 'gift' | 'archive' | 'restore' | 'pin' | 'visibility'

interface MembershipMenuProps {
  membership: Membership
  /** Absent where the order cannot be changed. */
  order: Pick<MoveItemsProps, 'ids' | 'onReorder'> | undefined
  onAction: (act: MembershipAction) => void
}

/** Menu of a membership's actions, with Move up and down as the alternative to dragging. */
export function MembershipMenu({ membership, order, onAction: onAct }: MembershipMenuProps) {
  const { t } = useTranslation('marketplace')
  const name = t('memberships.acts', { name: isolate(membership.title) })
  if (membership.state === 'archived')
    return (
      <ActionsMenu name={name}>
        <MenuItem icon={RotateCcw} onAction={() => onAct('restore')}>
          {t('memberships.restore')}
        </MenuItem>
      </ActionsMenu>
    )
  return (
    <ActionsMenu name={name}>
      <MenuItem icon={Pencil} onAction={() => onAct('edit')}>
        {t('memberships.edit')}
      </MenuItem>
      <MenuItem icon={Gift} onAction={() => onAct('gift')}>
        {t('memberships.gift')}
      </MenuItem>
      <MenuItem icon={membership.isPinned ? PinOff : Pin} onAction={() => onAct('pin')}>
        {membership.isPinned ? t('memberships.unpin') : t('memberships.pin')}
      </MenuItem>
      <MenuItem icon={membership.state === 'live' ? EyeOff : Eye} onAction={() => onAct('visibility')}>
        {membership.state === 'live' ? t('memberships.hide') : t('memberships.show')}
      </MenuItem>
      {order && (
        <MoveItems
          {...order}
          isGrid
          id={membership.membershipId}
          words={{ earlier: t('memberships.earlier'), later: t('memberships.later') }}
        />
      )}
      <MenuItem icon={Archive} danger onAction={() => onAct('archive')}>
        {t('memberships.archive')}
      </MenuItem>
    </ActionsMenu>
  )
}
