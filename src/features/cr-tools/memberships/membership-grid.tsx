import { useTranslation } from '@/i18n/use-translation'

import type { Membership } from '@/domain/money/membership'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { ReorderList } from '@/ui/layout/reorder-list'

import { MembershipCard } from './membership-card'
import { type MembershipAction, MembershipMenu } from './membership-menu'
import { useMayEdit } from '../base/permissions'

export const MEMBERSHIP_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4'

const CARD = cx(
  cardClasses,
  'flex min-w-0 cursor-default flex-col overflow-hidden',
  'data-hovered:border-line-strong data-selected:border-accent',
)

interface MembershipGridProps {
  name: string
  memberships: readonly Membership[]
  currency: string
  zone: string
  /** The membership whose members and posts are shown. */
  current: string | null
  /** Absent when the user may not reorder. */
  onReorder?: (ids: readonly string[]) => void
  onShow: (membershipId: string) => void
  onAction: (action: MembershipAction, membership: Membership) => void
}

/** Grid of membership cards in the fans' order. Selecting a card shows its members; the handle drags it. */
export function MembershipGrid(props: MembershipGridProps) {
  const { name, memberships, currency, zone, current, onReorder, onShow, onAction } = props
  const { t } = useTranslation('marketplace')
  const ids = memberships.map(({ membershipId }) => membershipId)
  const mayEdit = useMayEdit('memberships')
  const order = mayEdit && onReorder ? { ids, onReorder } : undefined
  return (
    <ReorderList
      isGrid
      name={name}
      items={memberships}
      idOf={({ membershipId }) => membershipId}
      nameOf={({ title }) => title}
      labelOf={({ title }) => t('memberships.card', { name: title })}
      onReorder={order?.onReorder}
      choice={{ current, onChoose: onShow }}
      classes={{ list: MEMBERSHIP_GRID, item: CARD }}
    >
      {(membership, handle) => (
        <MembershipCard
          membership={membership}
          currency={currency}
          zone={zone}
          head={
            <>
              {handle}
              <MembershipMenu
                membership={membership}
                order={order}
                onAction={(action) => onAction(action, membership)}
              />
            </>
          }
        />
      )}
    </ReorderList>
  )
}
