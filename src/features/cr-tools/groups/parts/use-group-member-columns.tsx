import { useTranslation } from '@/i18n/use-translation'

import type { Column } from '@/ui/table/table-column'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'
import { Checkbox } from '@/ui/field/checkbox'
import { type GroupMember } from '@/domain/chat/group'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { NoData } from '@/ui/text/figure'
import { UserName, plainName } from '@/ui/text/user-name'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { isolate } from '@/lib/text/isolate'
import { moneyColumn, timeColumn } from '@/ui/table/figure-column'

import { useCanSeeSpend } from '../../people/user-permissions'
import { type MemberAction, applicableActions, needsConfirmation } from '../member-actions'

interface MemberColumnsOptions {
  currency: string
  nameOf: (userId: string) => string
  mayEdit: boolean
  selected: ReadonlySet<string>
  onSelect: (userId: string, isOn: boolean) => void
  onAction: (act: MemberAction, member: GroupMember) => void
}

function MemberStates({ of: { isBanned, isMuted } }: { of: GroupMember }) {
  const { t } = useTranslation('tools')
  if (!isMuted && !isBanned) return <NoData />
  return (
    <span className="inline-flex gap-1">
      {isBanned && <Badge tone="danger">{t('groups.state_banned')}</Badge>}
      {isMuted && <Badge tone="warning">{t('groups.state_muted')}</Badge>}
    </span>
  )
}

function useNameColumn(options: MemberColumnsOptions): Column<GroupMember> {
  const { nameOf, mayEdit, selected, onSelect } = options
  const { t } = useTranslation('tools')
  return {
    id: 'name',
    header: t('groups.column_name'),
    sortValue: ({ userId }) => nameOf(userId),
    cell: ({ userId }) => (
      <span className="inline-flex max-w-full items-center gap-2">
        {mayEdit && (
          <span className="-ms-2 flex">
            <Checkbox labelHidden checked={selected.has(userId)} onChange={(isOn) => onSelect(userId, isOn)}>
              {t('groups.select_one', { name: isolate(plainName(nameOf(userId))) })}
            </Checkbox>
          </span>
        )}
        <Avatar of={{ id: userId, name: nameOf(userId), kind: 'fan' }} size={28} />
        <UserName name={nameOf(userId)} className="cut font-medium" />
      </span>
    ),
  }
}

function useActionsColumn({ nameOf, onAction }: MemberColumnsOptions): Column<GroupMember> {
  const { t } = useTranslation('tools')
  return {
    id: 'acts',
    header: t('groups.column_acts'),
    align: 'end',
    isWide: true,
    cell: (member) => (
      <ActionsMenu
        size="small"
        name={t('groups.acts_of', { name: isolate(plainName(nameOf(member.userId))) })}
      >
        {applicableActions([member]).map((act) => (
          <MenuItem key={act} danger={needsConfirmation(act)} onAction={() => onAction(act, member)}>
            {t(`groups.act_${act}`)}
          </MenuItem>
        ))}
      </ActionsMenu>
    ),
  }
}

/** Columns of the members table. */
export function useGroupMemberColumns(options: MemberColumnsOptions): Column<GroupMember>[] {
  const { t } = useTranslation('tools')
  const seesSpend = useCanSeeSpend()
  const [name, actions] = [useNameColumn(options), useActionsColumn(options)]
  return [
    name,
    {
      id: 'role',
      header: t('groups.column_role'),
      sortValue: ({ role }) => role,
      cell: ({ role }) =>
        role === 'moderator' ? (
          <Badge tone="accent">{t('groups.role_moderator')}</Badge>
        ) : (
          t('groups.role_member')
        ),
    },
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
    {
      id: 'state',
      header: t('groups.column_state'),
      sortValue: ({ isBanned, isMuted }) => Number(isMuted) + 2 * Number(isBanned),
      cell: (member) => <MemberStates of={member} />,
    },
    ...(options.mayEdit ? [actions] : []),
  ]
}
