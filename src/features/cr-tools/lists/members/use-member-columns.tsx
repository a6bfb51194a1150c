import { X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Column } from '@/ui/table/table-column'
import { Badge, type Tone } from '@/ui/text/badge'
import { type FanList, type ListMember } from '@/domain/lists/fan-list'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'
import { NoData } from '@/ui/text/figure'
import { agoColumn, moneyColumn } from '@/ui/table/figure-column'
import { isolatedName } from '@/ui/text/user-name'

import { useCanSeeSpend, useEditDisabledReason } from '../../base/permissions'
import { useTierNames } from '../../base/tier-names'
import { fanColumn } from '../../people/fan-column'

const MEMBERSHIP_TONES: Partial<Record<ListMember['state'], Tone>> = {
  active: 'success',
  expiring: 'warning',
}

function useMembershipColumns(): Column<ListMember>[] {
  const { t } = useTranslation('tools')
  const { nameOf } = useTierNames()
  const tierName = ({ tier }: ListMember) => tier && nameOf(tier)
  return [
    {
      id: 'state',
      header: t('mass.member_states'),
      sortValue: ({ state }) => t(`mass.member_${state}`),
      cell: ({ state }) => (
        <Badge tone={MEMBERSHIP_TONES[state] ?? 'neutral'}>{t(`mass.member_${state}`)}</Badge>
      ),
    },
    {
      id: 'tier',
      header: t('mass.tier'),
      sortValue: tierName,
      cell: (member) => tierName(member) || <NoData />,
    },
  ]
}

/** The button of the next row, or of the one before the last. */
function buttonOfNextRow(button: HTMLElement): HTMLElement | undefined {
  const row = button.closest('[role=row], tr')
  return [...((row && nextRow(row))?.querySelectorAll('button') ?? [])].at(-1)
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('lists')
  return (
    <span ref={usePassFocusOn<HTMLSpanElement>(buttonOfNextRow)}>
      <IconButton
        icon={X}
        name={t('remove_one', { name })}
        disabledReason={useEditDisabledReason('lists')}
        onClick={onRemove}
      />
    </span>
  )
}

interface MemberColumnsOptions {
  creatorId: string
  list: FanList
  onRemove: (userId: string) => void
}

/** Columns of a list's members; those of a manual list can be removed. */
export function useMemberColumns({ creatorId, list, onRemove }: MemberColumnsOptions) {
  const { t } = useTranslation('lists')
  const seesSpend = useCanSeeSpend()
  const membership = useMembershipColumns()
  return (nameOf: (userId: string) => string, currency: string): Column<ListMember>[] => [
    fanColumn(t('column_fan'), creatorId, nameOf, 24),
    ...membership,
    ...(seesSpend
      ? [
          moneyColumn<ListMember>(
            { id: 'spend', header: t('column_spend'), info: t('column_spend_info') },
            ({ spend }) => spend,
            currency,
          ),
        ]
      : []),
    agoColumn<ListMember>({ id: 'active', header: t('column_active') }, ({ activeAt }) => activeAt),
    ...(list.isSmart
      ? []
      : [
          agoColumn<ListMember>({ id: 'added', header: t('column_added') }, ({ addedAt }) => addedAt),
          {
            id: 'remove',
            header: t('column_acts'),
            align: 'end' as const,
            cell: ({ userId }: ListMember) => (
              <RemoveButton name={isolatedName(nameOf(userId))} onRemove={() => onRemove(userId)} />
            ),
          },
        ]),
  ]
}
