import { MoreHorizontal } from 'lucide-react'
import type { useTranslation } from '@/i18n/use-translation'

import type { GroupMember } from '@/domain/group'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Checkbox } from '@/ui/checkbox'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import type { Column } from '@/ui/table-column'
import { plainName, UserName } from '@/ui/user-name'

import { fittingActs, isGrave, type MemberAct } from '../member-acts'

type Words = ReturnType<typeof useTranslation<'tools'>>['t']

export interface MemberDesk {
  t: Words
  currency: string
  nameOf: (userId: string) => string
  mayEdit: boolean
  selected: ReadonlySet<string>
  onSelect: (userId: string, isOn: boolean) => void
  onAct: (act: MemberAct, member: GroupMember) => void
}

const spokenName = (desk: MemberDesk, { userId }: GroupMember) => isolate(plainName(desk.nameOf(userId)))

function NameCell({ desk, member }: { desk: MemberDesk; member: GroupMember }) {
  const name = desk.nameOf(member.userId)
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      {desk.mayEdit && (
        <span className="-ms-2 flex">
          <Checkbox
            labelHidden
            checked={desk.selected.has(member.userId)}
            onChange={(isOn) => desk.onSelect(member.userId, isOn)}
          >
            {desk.t('groups.select_one', { name: spokenName(desk, member) })}
          </Checkbox>
        </span>
      )}
      <Avatar of={{ id: member.userId, name, kind: 'fan' }} size={28} />
      <UserName name={name} className="cut font-medium" />
    </span>
  )
}

function States({ desk: { t }, member }: { desk: MemberDesk; member: GroupMember }) {
  if (!member.isMuted && !member.isBanned) return <NoData />
  return (
    <span className="inline-flex gap-1">
      {member.isBanned && <Badge tone="danger">{t('groups.state_banned')}</Badge>}
      {member.isMuted && <Badge tone="warning">{t('groups.state_muted')}</Badge>}
    </span>
  )
}

function Acts({ desk, member }: { desk: MemberDesk; member: GroupMember }) {
  const { t, onAct } = desk
  const name = t('groups.acts_of', { name: spokenName(desk, member) })
  return (
    <Menu trigger={<IconButton icon={MoreHorizontal} size="small" name={name} />}>
      {fittingActs([member]).map((act) => (
        <MenuItem key={act} danger={isGrave(act)} onAction={() => onAct(act, member)}>
          {t(`groups.act_${act}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

const figures = (desk: MemberDesk): Column<GroupMember>[] => [
  {
    id: 'joined',
    header: desk.t('groups.column_joined'),
    align: 'end',
    sortValue: ({ joinedAt }) => joinedAt,
    cell: ({ joinedAt }) => <bdi>{formatDate(joinedAt)}</bdi>,
  },
  {
    id: 'spend',
    header: desk.t('groups.column_spend'),
    align: 'end',
    info: desk.t('groups.column_spend_info'),
    sortValue: ({ spend }) => spend,
    cell: ({ spend }) =>
      spend === null ? <NoData /> : <Money of={{ amount: spend, currency: desk.currency }} />,
  },
]

/** Columns of the members table. */
export const memberColumns = (desk: MemberDesk): Column<GroupMember>[] => [
  {
    id: 'name',
    header: desk.t('groups.column_name'),
    sortValue: ({ userId }) => desk.nameOf(userId),
    cell: (member) => <NameCell desk={desk} member={member} />,
  },
  {
    id: 'role',
    header: desk.t('groups.column_role'),
    sortValue: ({ role }) => role,
    cell: ({ role }) =>
      role === 'moderator' ? (
        <Badge tone="accent">{desk.t('groups.role_moderator')}</Badge>
      ) : (
        desk.t('groups.role_member')
      ),
  },
  ...figures(desk),
  {
    id: 'state',
    header: desk.t('groups.column_state'),
    cell: (member) => <States desk={desk} member={member} />,
  },
  ...(desk.mayEdit
    ? [
        {
          id: 'acts',
          header: desk.t('groups.column_acts'),
          align: 'end' as const,
          isWide: true,
          cell: (member: GroupMember) => <Acts desk={desk} member={member} />,
        },
      ]
    : []),
]
