import { useQuery } from '@tanstack/react-query'
import { ListPlus } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { listFanLists } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { formatNumber } from '@/i18n/format'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/overlay/menu'
import { UserName } from '@/ui/text/user-name'

import { useMayEdit } from '../../../base/permissions'

/** Adds the selected fans to a list kept by hand; lists kept by rules are omitted. */
export function ListMenu({
  creatorId,
  disabledReason,
  onChoose,
}: {
  creatorId: string
  disabledReason: string | undefined
  onChoose: (listId: string) => void
}) {
  const { t } = useTranslation('tools')
  const mayChangeLists = useMayEdit('lists')
  const lists = useQuery({ ...queryOf(listFanLists, undefined, creatorId), enabled: mayChangeLists })
  const byHand = lists.data?.data.filter(({ isSmart }) => !isSmart) ?? []
  const problem = !mayChangeLists
    ? t('inbox.lists_read_only')
    : lists.isError
      ? t('fan_lists.failed')
      : lists.data && byHand.length === 0
        ? t('fan_lists.none_manual')
        : undefined
  const reason = disabledReason ?? problem
  const button = <IconButton icon={ListPlus} name={t('inbox.act_list')} disabledReason={reason} />
  if (reason) return button
  return (
    <Menu name={t('inbox.act_list')} placement="top start" trigger={button}>
      {byHand.map(({ listId, name, memberCount }) => (
        <MenuItem
          key={listId}
          text={name}
          end={<bdi className="tabular-nums">{formatNumber(memberCount)}</bdi>}
          onAction={() => onChoose(listId)}
        >
          <UserName name={name} />
        </MenuItem>
      ))}
    </Menu>
  )
}
