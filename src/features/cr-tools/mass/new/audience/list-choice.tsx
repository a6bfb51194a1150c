import { Sparkles } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import { Icon } from '@/ui/icon'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { listFanLists } from '@/api/calls/chat/fan'
import { listLabel } from '@/domain/lists/fan-list'
import { queryOf } from '@/api/query'

import { PickedChips } from './picked-chips'

interface ListChoiceProps {
  creatorId: string
  label: string
  chosen: readonly string[]
  onChange: (listIds: string[]) => void
}

/** Multi-select of the creator's lists with their member counts. */
export function MassListChoice({ creatorId, ...choice }: ListChoiceProps) {
  const { t } = useTranslation('tools')
  const lists = useQuery(queryOf(listFanLists, undefined, creatorId))
  const all = lists.data?.data ?? []
  const chipOf = (listId: string) => {
    const list = all.find((one) => one.listId === listId)
    return (
      list && {
        content: (
          <>
            {list.isSmart && list.emoji === null && <Icon of={Sparkles} size="xs" />}
            <bdi className="truncate">{listLabel(list)}</bdi>
            <span className="text-text-quiet tabular-nums">{formatNumber(list.memberCount)}</span>
          </>
        ),
        removeName: t('mass.remove_list', { name: isolate(list.name) }),
      }
    )
  }
  return (
    <PickedChips
      {...choice}
      placeholder={t('mass.add_list')}
      error={lists.error ? t('fan_lists.failed') : undefined}
      options={all.map((list) => ({
        value: list.listId,
        label: listLabel(list),
        detail: <span className="tabular-nums">{formatNumber(list.memberCount)}</span>,
      }))}
      chipOf={chipOf}
    />
  )
}
