import type { TFunction } from 'i18next'
import { X } from 'lucide-react'

import type { FanList, ListMember } from '@/domain/fan-list'
import { RULE_TIERS } from '@/domain/list-rules'
import { moneyCell, momentCell } from '@/lib/file-cell'
import { isolate } from '@/lib/isolate'
import { hasPendingName } from '@/lib/pending-name'
import { Avatar } from '@/ui/avatar'
import { Badge, type Tone } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { RelativeTime } from '@/ui/relative-time'
import type { Column } from '@/ui/table-column'
import { plainName, UserName } from '@/ui/user-name'

import { FanLink } from '../../fan-link'

export interface MemberLook {
  t: TFunction<['lists', 'tools']>
  creatorId: string
  list: FanList
  currency: string
  nameOf: (userId: string) => string
  seesSpend: boolean
  /** Why members cannot be removed; undefined when they can. */
  removeOff: string | undefined
  onRemove: (userId: string) => void
}

/** The server sorts; this only marks the column as sortable. */
const byServer = () => null

const TONES: Partial<Record<ListMember['state'], Tone>> = { active: 'success', expiring: 'warning' }

const tierName = ({ tier }: ListMember, t: MemberLook['t']): string | null => {
  const known = RULE_TIERS.find((one) => one === tier)
  return known ? t(`tools:mass.tier_${known}`) : tier
}

function FanCell({ of, look: { nameOf, creatorId } }: { of: ListMember; look: MemberLook }) {
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

const membershipColumns = ({ t }: MemberLook): Column<ListMember>[] => [
  {
    id: 'state',
    header: t('tools:mass.member_states'),
    file: ({ state }) => t(`tools:mass.member_${state}`),
    cell: ({ state }) => <Badge tone={TONES[state] ?? 'neutral'}>{t(`tools:mass.member_${state}`)}</Badge>,
  },
  {
    id: 'tier',
    header: t('tools:mass.tier'),
    file: (member) => tierName(member, t),
    cell: (member) => tierName(member, t) ?? <NoData />,
  },
]

/** Columns of the members table. */
export function memberColumns(look: MemberLook): Column<ListMember>[] {
  const { t, list, currency, nameOf, seesSpend, removeOff, onRemove } = look
  const spend: Column<ListMember> = {
    id: 'spend',
    header: t('column_spend'),
    align: 'end',
    info: t('column_spend_info'),
    sortValue: byServer,
    file: (member) => (member.spend === null ? null : moneyCell({ amount: member.spend, currency })),
    cell: (member) =>
      member.spend === null ? <NoData /> : <Money of={{ amount: member.spend, currency }} />,
  }
  const added: Column<ListMember> = {
    id: 'added',
    header: t('column_added'),
    align: 'end',
    sortValue: byServer,
    file: ({ addedAt }) => momentCell(addedAt),
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
        disabledReason={removeOff}
        onClick={() => onRemove(userId)}
      />
    ),
  }
  return [
    {
      id: 'fan',
      header: t('column_fan'),
      file: ({ userId }) => nameOf(userId),
      cell: (member) => <FanCell of={member} look={look} />,
    },
    ...membershipColumns(look),
    ...(seesSpend ? [spend] : []),
    {
      id: 'active',
      header: t('column_active'),
      align: 'end',
      sortValue: byServer,
      file: ({ activeAt }) => momentCell(activeAt),
      cell: ({ activeAt }) => (activeAt === null ? <NoData /> : <RelativeTime at={activeAt} />),
    },
    ...(list.isSmart ? [] : [added, remove]),
  ]
}
