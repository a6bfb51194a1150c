import { Archive, Eye, EyeOff, Gift, Pencil, Pin, PinOff, RotateCcw, ScanEye } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Membership } from '@/domain/money/membership'
import { isolate } from '@/lib/text/isolate'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'

import { MoveItems, type MoveItemsProps } from '../base/move-items'
import { useMayEdit } from '../base/permissions'

export type MembershipAction = 'preview' | 'edit' | 'gift' | 'archive' | 'restore' | 'pin' | 'visibility'

interface MembershipMenuProps {
  membership: Membership
  /** Absent where the order cannot be changed. */
  order: Pick<MoveItemsProps, 'ids' | 'onReorder'> | undefined
  onAction: (action: MembershipAction) => void
}

/** The actions of someone who may edit a membership that is not archived. */
function EditItems({ membership, order, onAction }: MembershipMenuProps) {
  const { t } = useTranslation('marketplace')
  return (
    <>
      <MenuItem icon={Pencil} onAction={() => onAction('edit')}>
        {t('memberships.edit')}
      </MenuItem>
      <MenuItem icon={Gift} onAction={() => onAction('gift')}>
        {t('memberships.gift')}
      </MenuItem>
      <MenuItem icon={membership.isPinned ? PinOff : Pin} onAction={() => onAction('pin')}>
        {membership.isPinned ? t('memberships.unpin') : t('memberships.pin')}
      </MenuItem>
      <MenuItem icon={membership.state === 'live' ? EyeOff : Eye} onAction={() => onAction('visibility')}>
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
      <MenuItem icon={Archive} danger onAction={() => onAction('archive')}>
        {t('memberships.archive')}
      </MenuItem>
    </>
  )
}

/** Menu of a membership's actions, with Move up and down as the alternative to dragging. */
export function MembershipMenu(props: MembershipMenuProps) {
  const { membership, onAction } = props
  const { t } = useTranslation('marketplace')
  const mayEdit = useMayEdit('memberships')
  const isArchived = membership.state === 'archived'
  return (
    <ActionsMenu name={t('memberships.acts', { name: isolate(membership.title) })}>
      <MenuItem icon={ScanEye} onAction={() => onAction('preview')}>
        {t('memberships.as_fans')}
      </MenuItem>
      {mayEdit && !isArchived && <EditItems {...props} />}
      {mayEdit && isArchived && (
        <MenuItem icon={RotateCcw} onAction={() => onAction('restore')}>
          {t('memberships.restore')}
        </MenuItem>
      )}
    </ActionsMenu>
  )
}
