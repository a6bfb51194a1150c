import type { TFunction } from 'i18next'
import { X } from 'lucide-react'

import type { FanList, ListMember } from '@/domain/lists/fan-list'
import { RULE_TIERS } from '@/domain/lists/list-rules'
import { moneyCell, momentCell } from '@/lib/export-cell'
import { isolate } from '@/lib/text/isolate'
import { hasPendingName } from '@/lib/text/pending-name'
import { Avatar } from '@/ui/text/avatar'
import { Badge, type Tone } from '@/ui/text/badge'
import { IconButton } from '@/ui/icon-button'
import { Money, NoData } from '@/ui/text/figure'
import { RelativeTime } from '@/ui/text/time'
import type { Column } from '@/ui/table/table-column'
import { plainName, UserName } from '@/ui/text/user-name'

import { FanLink } from '../../people/fan-link'

export interface MemberColumnContext {
  t: TFunction<['lists', 'tools']>
  creatorId: string
  list: FanList
  currency: string
  nameOf: (userId: string) => string
  seesSpend: boolean
  /** Why members cannot be removed; undefined when they can. */
  removeDisabledReason: string | undefined
  onRemove: (userId: string) => void
}

/** The server sorts; this only marks the column as sortable. */
const byServer = () => null

const MEMBERSHIP_TONES: Partial<Record<ListMember['state'], Tone>> = {
  active: 'success',
  expiring: 'warning',
}

const memberTierName = ({ tier }: ListMember, t: MemberColumnContext['t']): string | null => {
  const known = RULE_TIERS.find((one) => one === tier)
  return known ? t(`tools:mass.tier_${known}`) : tier
}

function MemberFanCell({ of, look: { nameOf, creatorId } }: { of: ListMember; look: MemberColumnContext }) {
  const name = nameOf(of.userId)
  return (
    <span className="inline-flex max-w-60 min-w-0 items-center gap-2">
      <Avatar of={{ id: of.userId, name, kind: 'fan' }} size={24} />
      {/* No link until the name has loaded. */}
      {of.channelId === null || hasPendingName(name) ? (
        <UserName name={name} className="cut font-medium" />
      ) : (
        <FanLink channelId={of.channelId} creatorId={creatorId} name={name} />
      )}
    </span>
  )
}

const membershipColumns = ({ t }: MemberColumnContext): Column<ListMember>[] => [
  {
    id: 'state',
    header: t('tools:mass.member_states'),
    exportValue: ({ state }) => t(`tools:mass.member_${state}`),
    cell: ({ state }) => (
      <Badge tone={MEMBERSHIP_TONES[state] ?? 'neutral'}>{t(`tools:mass.member_${state}`)}</Badge>
    ),
  },
  {
    id: 'tier',
    header: t('tools:mass.tier'),
    exportValue: (member) => memberTierName(member, t),
    cell: (member) => memberTierName(member, t) ?? <NoData />,
  },
]

/** Columns of the members table. */
export function listMemberColumns(context: MemberColumnContext): Column<ListMember>[] {
  const { t, list, currency, nameOf, seesSpend, removeDisabledReason, onRemove } = context
  const spend: Column<ListMember> = {
    id: 'spend',
    header: t('column_spend'),
    align: 'end',
    info: t('column_spend_info'),
    sortValue: byServer,
    exportValue: (member) => (member.spend === null ? null : moneyCell({ amount: member.spend, currency })),
    cell: (member) =>
      member.spend === null ? <NoData /> : <Money of={{ amount: member.spend, currency }} />,
  }
  const added: Column<ListMember> = {
    id: 'added',
    header: t('column_added'),
    align: 'end',
    sortValue: byServer,
    exportValue: ({ addedAt }) => momentCell(addedAt),
    cell: ({ addedAt }) => (addedAt === null ? <NoData /> : <RelativeTime at={addedAt} />),
  }
  const remove: Column<ListMember> = {
    id: 'remove',
    header: t('column_acts'),
    align: 'end',
    cell: ({ userId }) => (
      <IconButton
        icon={X}
        name={t('remove_one', { name: isolate(plainName(nameOf(userId))) })}
        disabledReason={removeDisabledReason}
        onClick={() => onRemove(userId)}
      />
    ),
  }
  return [
    {
      id: 'fan',
      header: t('column_fan'),
      exportValue: ({ userId }) => nameOf(userId),
      cell: (member) => <MemberFanCell of={member} look={context} />,
    },
    ...membershipColumns(context),
    ...(seesSpend ? [spend] : []),
    {
      id: 'active',
      header: t('column_active'),
      align: 'end',
      sortValue: byServer,
      exportValue: ({ activeAt }) => momentCell(activeAt),
      cell: ({ activeAt }) => (activeAt === null ? <NoData /> : <RelativeTime at={activeAt} />),
    },
    ...(list.isSmart ? [] : [added, remove]),
  ]
}
