import { MoreHorizontal } from 'lucide-react'
import type { useTranslation } from '@/i18n/use-translation'

import type { GroupMember } from '@/domain/chat/group'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'
import { Checkbox } from '@/ui/field/checkbox'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/overlay/menu'
import { Money, NoData } from '@/ui/text/figure'
import type { Column } from '@/ui/table/table-column'
import { plainName, UserName } from '@/ui/text/user-name'

import { applicableActions, needsConfirmation, type MemberAction } from '../member-actions'

type GroupTranslate = ReturnType<typeof useTranslation<'tools'>>['t']

export interface MemberColumnContext {
  t: GroupTranslate
  currency: string
  nameOf: (userId: string) => string
  mayEdit: boolean
  selected: ReadonlySet<string>
  onSelect: (userId: string, isOn: boolean) => void
  onAction: (act: MemberAction, member: GroupMember) => void
}

const accessibleName = (context: MemberColumnContext, { userId }: GroupMember) =>
  isolate(plainName(context.nameOf(userId)))

function NameCell({ desk: context, member }: { desk: MemberColumnContext; member: GroupMember }) {
  const name = context.nameOf(member.userId)
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      {context.mayEdit && (
        <span className="-ms-2 flex">
          <Checkbox
            labelHidden
            checked={context.selected.has(member.userId)}
            onChange={(isOn) => context.onSelect(member.userId, isOn)}
          >
            {context.t('groups.select_one', { name: accessibleName(context, member) })}
          </Checkbox>
        </span>
      )}
      <Avatar of={{ id: member.userId, name, kind: 'fan' }} size={28} />
      <UserName name={name} className="cut font-medium" />
    </span>
  )
}

function MemberStates({ desk: { t }, member }: { desk: MemberColumnContext; member: GroupMember }) {
  if (!member.isMuted && !member.isBanned) return <NoData />
  return (
    <span className="inline-flex gap-1">
      {member.isBanned && <Badge tone="danger">{t('groups.state_banned')}</Badge>}
      {member.isMuted && <Badge tone="warning">{t('groups.state_muted')}</Badge>}
    </span>
  )
}

function MemberActions({ desk: context, member }: { desk: MemberColumnContext; member: GroupMember }) {
  const { t, onAction: onAct } = context
  const name = t('groups.acts_of', { name: accessibleName(context, member) })
  return (
    <Menu trigger={<IconButton icon={MoreHorizontal} size="small" name={name} />}>
      {applicableActions([member]).map((act) => (
        <MenuItem key={act} danger={needsConfirmation(act)} onAction={() => onAct(act, member)}>
          {t(`groups.act_${act}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

const figureColumns = (context: MemberColumnContext): Column<GroupMember>[] => [
  {
    id: 'joined',
    header: context.t('groups.column_joined'),
    align: 'end',
    sortValue: ({ joinedAt }) => joinedAt,
    cell: ({ joinedAt }) => <bdi>{formatDate(joinedAt)}</bdi>,
  },
  {
    id: 'spend',
    header: context.t('groups.column_spend'),
    align: 'end',
    info: context.t('groups.column_spend_info'),
    sortValue: ({ spend }) => spend,
    cell: ({ spend }) =>
      spend === null ? <NoData /> : <Money of={{ amount: spend, currency: context.currency }} />,
  },
]

/** Columns of the members table. */
export const groupMemberColumns = (context: MemberColumnContext): Column<GroupMember>[] => [
  {
    id: 'name',
    header: context.t('groups.column_name'),
    sortValue: ({ userId }) => context.nameOf(userId),
    cell: (member) => <NameCell desk={context} member={member} />,
  },
  {
    id: 'role',
    header: context.t('groups.column_role'),
    sortValue: ({ role }) => role,
    cell: ({ role }) =>
      role === 'moderator' ? (
        <Badge tone="accent">{context.t('groups.role_moderator')}</Badge>
      ) : (
        context.t('groups.role_member')
      ),
  },
  ...figureColumns(context),
  {
    id: 'state',
    header: context.t('groups.column_state'),
    cell: (member) => <MemberStates desk={context} member={member} />,
  },
  ...(context.mayEdit
    ? [
        {
          id: 'acts',
          header: context.t('groups.column_acts'),
          align: 'end' as const,
          isWide: true,
          cell: (member: GroupMember) => <MemberActions desk={context} member={member} />,
        },
      ]
    : []),
]
