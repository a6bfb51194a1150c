import type { TFunction } from 'i18next'
import { useTranslation } from '@/i18n/use-translation'

import type { Column } from '@/ui/table/table-column'
import { Badge } from '@/ui/text/badge'
import { type GroupMember } from '@/domain/chat/group'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { NoData } from '@/ui/text/figure'
import { isolatedName } from '@/ui/text/user-name'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { moneyColumn, timeColumn } from '@/ui/table/figure-column'

import { useCanSeeSpend } from '../base/permissions'
import { fanColumn } from '../people/fan-column'
import { type MemberAction, applicableActions, needsConfirmation } from './member-actions'

interface MemberColumnsOptions {
  creatorId: string
  currency: string
  mayEdit: boolean
  onAction: (action: MemberAction, member: GroupMember) => void
}

type NameOf = (userId: string) => string

function MemberStates({ member: { isBanned, isMuted } }: { member: GroupMember }) {
  const { t } = useTranslation('tools')
  if (!isMuted && !isBanned) return <NoData />
  return (
    <span className="inline-flex gap-1">
      {isBanned && <Badge tone="danger">{t('groups.state_banned')}</Badge>}
      {isMuted && <Badge tone="warning">{t('groups.state_muted')}</Badge>}
    </span>
  )
}

const roleColumn = (t: TFunction<'tools'>): Column<GroupMember> => ({
  id: 'role',
  header: t('groups.column_role'),
  sortValue: (member) => member.role,
  exportValue: (member) => t(`groups.role_${member.role}`),
  cell: (member) =>
    member.role === 'moderator' ? (
      <Badge tone="accent">{t('groups.role_moderator')}</Badge>
    ) : (
      t('groups.role_member')
    ),
})

const stateColumn = (t: TFunction<'tools'>): Column<GroupMember> => ({
  id: 'state',
  header: t('groups.column_state'),
  sortValue: ({ isBanned, isMuted }) => Number(isMuted) + 2 * Number(isBanned),
  exportValue: ({ isBanned, isMuted }) =>
    isBanned ? t('groups.state_banned') : isMuted ? t('groups.state_muted') : null,
  cell: (member) => <MemberStates member={member} />,
})

const actionsColumn = (
  t: TFunction<'tools'>,
  nameOf: NameOf,
  onAction: MemberColumnsOptions['onAction'],
): Column<GroupMember> => ({
  id: 'acts',
  header: t('groups.column_acts'),
  align: 'end',
  isWide: true,
  cell: (member) => (
    <ActionsMenu size="small" name={t('groups.acts_of', { name: isolatedName(nameOf(member.userId)) })}>
      {applicableActions([member]).map((action) => (
        <MenuItem key={action} danger={needsConfirmation(action)} onAction={() => onAction(action, member)}>
          {t(`groups.act_${action}`)}
        </MenuItem>
      ))}
    </ActionsMenu>
  ),
})

/** Columns of the members table, by the names of its people. */
export function useGroupMemberColumns({ creatorId, currency, mayEdit, onAction }: MemberColumnsOptions) {
  const { t } = useTranslation('tools')
  const seesSpend = useCanSeeSpend()
  return (nameOf: NameOf): Column<GroupMember>[] => [
    { ...fanColumn<GroupMember>(t('groups.column_name'), creatorId, nameOf, 28), id: 'name' },
    roleColumn(t),
    timeColumn<GroupMember>(
      { id: 'joined', header: t('groups.column_joined') },
      ({ joinedAt }) => joinedAt,
      deviceTimeZone(),
    ),
    ...(seesSpend
      ? [
          moneyColumn<GroupMember>(
            { id: 'spend', header: t('groups.column_spend'), info: t('groups.column_spend_info') },
            ({ spend }) => spend,
            currency,
          ),
        ]
      : []),
    stateColumn(t),
    ...(mayEdit ? [actionsColumn(t, nameOf, onAction)] : []),
  ]
}
