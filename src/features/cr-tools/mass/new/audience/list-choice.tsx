import { useQuery } from '@tanstack/react-query'
import { Sparkles, X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { listFanLists } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { type FanList, listLabel } from '@/domain/lists/fan-list'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Combobox } from '@/ui/field/combobox'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'

interface ListChoiceProps {
  creatorId: string
  label: string
  chosen: readonly string[]
  onChange: (listIds: readonly string[]) => void
}

function ChosenLists({ list, onRemove }: { list: FanList; onRemove: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <li className="inline-flex max-w-full items-center gap-1 rounded-control bg-fill ps-2 text-13">
      {list.isSmart && list.emoji === null && <Icon of={Sparkles} size="xs" />}
      <bdi className="truncate">{listLabel(list)}</bdi>
      <span className="text-text-quiet tabular-nums">{formatNumber(list.memberCount)}</span>
      <IconButton
        icon={X}
        size="small"
        name={t('mass.remove_list', { name: isolate(list.name) })}
        onClick={onRemove}
      />
    </li>
  )
}

/** Multi-select of the creator's lists with their member counts. */
export function MassListChoice({ creatorId, label, chosen, onChange }: ListChoiceProps) {
  const { t } = useTranslation('tools')
  const lists = useQuery(queryOf(listFanLists, undefined, creatorId))
  const all = lists.data?.data ?? []
  const options = all
    .filter(({ listId }) => !chosen.includes(listId))
    .map((list) => ({
      value: list.listId,
      label: listLabel(list),
      detail: <span className="tabular-nums">{formatNumber(list.memberCount)}</span>,
    }))
  const standing = chosen.flatMap((listId) => all.find((list) => list.listId === listId) ?? [])
  return (
    <div className="grid content-start gap-2">
      <Combobox
        // Remount after a choice to clear the search text.
        key={chosen.length}
        label={label}
        {...(lists.error && { error: t('mass.lists_failed') })}
        placeholder={t('mass.add_list')}
        options={options}
        value={null}
        onChange={(listId) => listId && onChange([...chosen, listId])}
      />
      {standing.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {standing.map((list) => (
            <ChosenLists
              key={list.listId}
              list={list}
              onRemove={() => onChange(chosen.filter((listId) => listId !== list.listId))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
