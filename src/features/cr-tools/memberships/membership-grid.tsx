import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useTranslation } from '@/i18n/use-translation'

import type { Membership } from '@/domain/money/membership'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { DragHandle, useReordering } from '@/ui/layout/reorder'

import { MembershipCard } from './membership-card'
import { type MembershipAction, MembershipMenu } from './membership-menu'

export const MEMBERSHIP_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4'

const CARD = cx(
  cardClasses,
  'flex min-w-0 cursor-default flex-col overflow-hidden',
  'data-hovered:border-line-strong data-focus-visible:outline-2 data-focus-visible:outline-focus-ring data-selected:border-accent data-dragging:opacity-50',
)

interface MembershipGridProps {
  name: string
  memberships: readonly Membership[]
  currency: string
  zone: string
  /** The membership whose members and posts are shown. */
  current: string | null
  mayEdit: boolean
  /** Absent when the user may not reorder. */
  onReorder?: (ids: readonly string[]) => void
  onShow: (membershipId: string) => void
  onAction: (act: MembershipAction, membership: Membership) => void
}

/** Grid of membership cards in the fans' order. Selecting a card shows its members; the handle drags it. */
export function MembershipGrid(props: MembershipGridProps) {
  const { name, memberships, currency, zone, current, mayEdit, onReorder, onShow, onAction } = props
  const { t } = useTranslation('marketplace')
  const ids = memberships.map(({ membershipId }) => membershipId)
  const order = mayEdit && onReorder ? { ids, onReorder } : undefined
  const hooks = useReordering({
    ids,
    nameOf: (id) => memberships.find(({ membershipId }) => membershipId === id)?.title ?? '',
    onReorder: order?.onReorder,
    isGrid: true,
  })
  return (
    <GridList
      aria-label={name}
      layout="grid"
      // Arrow keys move between cards, so Tab must reach the controls inside one.
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={hooks}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={current === null ? [] : [current]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys
        if (key !== undefined && key !== current) onShow(String(key))
      }}
      className={cx(MEMBERSHIP_GRID, 'outline-none')}
    >
      {memberships.map((membership) => (
        <GridListItem
          key={membership.membershipId}
          id={membership.membershipId}
          textValue={membership.title}
          aria-label={t('memberships.card', { name: membership.title })}
          className={CARD}
        >
          <MembershipCard
            membership={membership}
            currency={currency}
            zone={zone}
            head={
              <>
                {order && <DragHandle />}
                <MembershipMenu
                  membership={membership}
                  mayEdit={mayEdit}
                  order={order}
                  onAction={(act) => onAction(act, membership)}
                />
              </>
            }
          />
        </GridListItem>
      ))}
    </GridList>
  )
}
