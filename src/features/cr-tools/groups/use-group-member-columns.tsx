import { useTranslation } from '@/i18n/use-translation'

import type { Column } from '@/ui/table/table-column'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'
import { type GroupMember } from '@/domain/chat/group'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { NoData } from '@/ui/text/figure'
import { isolatedName } from '@/ui/text/user-name'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { moneyColumn, timeColumn } from '@/ui/table/figure-column'

import { useCanSeeSpend } from '../base/permissions'
import { FanLink } from '../people/fan-link'
import { type MemberAction, applicableActions, needsConfirmation } from './member-actions'

interface MemberColumnsOptions {
  creatorId: string
  currency: string
  mayEdit: boolean
  onAction: (act: MemberAction, member: GroupMember) => void
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

function useNameColumn({ creatorId }: MemberColumnsOptions) {
  const { t } = useTranslation('tools')
  return (nameOf: NameOf): Column<GroupMember> => ({
    id: 'name',
    header: t('groups.column_name'),
    sortValue: ({ userId }) => nameOf(userId),
    cell: ({ userId, channelId }) => (
      <span className="inline-flex max-w-60 min-w-0 items-center gap-2">
        <Avatar of={{ id: userId, name: nameOf(userId), kind: 'fan' }} size={28} />
        <FanLink channelId={channelId} creatorId={creatorId} name={nameOf(userId)} />
      </span>
    ),
  })
}

function useStandingColumns() {
  const { t } = useTranslation('tools')
  const role: Column<GroupMember> = {
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
  }
  const state: Column<GroupMember> = {
    id: 'state',
    header: t('groups.column_state'),
    sortValue: ({ isBanned, isMuted }) => Number(isMuted) + 2 * Number(isBanned),
    exportValue: ({ isBanned, isMuted }) =>
      isBanned ? t('groups.state_banned') : isMuted ? t('groups.state_muted') : null,
    cell: (member) => <MemberStates member={member} />,
  }
  return { role, state }
}

function useActionsColumn({ onAction }: MemberColumnsOptions) {
  const { t } = useTranslation('tools')
  return (nameOf: NameOf): Column<GroupMember> => ({
    id: 'acts',
    header: t('groups.column_acts'),
    align: 'end',
    isWide: true,
    cell: (member) => (
      <ActionsMenu size="small" name={t('groups.acts_of', { name: isolatedName(nameOf(member.userId)) })}>
        {applicableActions([member]).map((act) => (
          <MenuItem key={act} danger={needsConfirmation(act)} onAction={() => onAction(act, member)}>
            {t(`groups.act_${act}`)}
          </MenuItem>
        ))}
      </ActionsMenu>
    ),
  })
}

/** Columns of the members table, by the names of its people. */
export function useGroupMemberColumns(options: MemberColumnsOptions) {
  const { t } = useTranslation('tools')
  const seesSpend = useCanSeeSpend()
  const [nameBy, { role, state }, actionsBy] = [
    useNameColumn(options),
    useStandingColumns(),
    useActionsColumn(options),
  ]
  return (nameOf: NameOf): Column<GroupMember>[] => [
    nameBy(nameOf),
    role,
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
            options.currency,
          ),
        ]
      : []),
    state,
    ...(options.mayEdit ? [actionsBy(nameOf)] : []),
  ]
}
