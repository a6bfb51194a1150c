import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { isolate } from '@/lib/text/isolate'
import { useDebounced } from '@/services/input/use-debounced'
import { Avatar } from '@/ui/text/avatar'
import { Button } from '@/ui/button'
import { Chips } from '@/ui/chips'
import { ContentState } from '@/ui/feedback/content-state'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { SearchField } from '@/ui/field/search-field'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

import { chatSearchQuery } from '../../people/find-chats'

const MAX_FANS = 8
const SEARCH_DEBOUNCE_MS = 250

export interface PickedFan {
  userId: string
  name: string
}

interface FanPickerProps {
  creatorId: string
  picked: readonly PickedFan[]
  error: string | undefined
  onChange: (picked: PickedFan[]) => void
}

function FoundFans({
  creatorId,
  text,
  picked,
  onPick,
}: Omit<FanPickerProps, 'error' | 'onChange'> & {
  text: string
  onPick: (fan: PickedFan) => void
}) {
  const { t } = useTranslation('marketplace')
  const read = useQuery(chatSearchQuery(useQueryClient(), creatorId, text, MAX_FANS))
  const fans = (read.data ?? []).flatMap(({ fanId, name }) =>
    fanId === null || picked.some(({ userId }) => userId === fanId) ? [] : [{ userId: fanId, name }],
  )
  return (
    <ContentState
      status={useQueryStatus(read, fans.length === 0)}
      skeleton={<SkeletonBar className="h-24 rounded-control" />}
      empty={<p className="py-2 text-13 text-text-quiet">{t('memberships.gift_not_found')}</p>}
    >
      <ul aria-label={t('memberships.gift_found')} className="grid max-h-60 overflow-y-auto">
        {fans.map((fan) => (
          <li key={fan.userId} className="flex min-h-11 items-center gap-3 border-t border-line-quiet px-1">
            <Avatar of={{ id: fan.userId, name: fan.name, kind: 'fan' }} size={24} />
            <UserName name={fan.name} className="min-w-0 flex-1" />
            <Button
              size="small"
              icon={Plus}
              aria-label={t('memberships.gift_add_name', { name: isolate(fan.name) })}
              onClick={() => onPick(fan)}
            >
              {t('memberships.gift_add')}
            </Button>
          </li>
        ))}
      </ul>
    </ContentState>
  )
}

/** Multi-select of fans by name. */
export function FanPicker({ creatorId, picked, error, onChange }: FanPickerProps) {
  const { t } = useTranslation('marketplace')
  const problemId = useId()
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  return (
    <div role="group" aria-label={t('memberships.gift_fans')} className="grid gap-2">
      <span className="text-13 font-medium">{t('memberships.gift_fans')}</span>
      <Chips
        name={t('memberships.gift_picked')}
        chips={picked.map((fan) => ({
          id: fan.userId,
          content: <bdi className="cut max-w-44">{fan.name}</bdi>,
          removeName: t('memberships.gift_drop', { name: isolate(fan.name) }),
        }))}
        onRemove={(id) => onChange(picked.filter(({ userId }) => userId !== id))}
      />
      <SearchField
        name={t('memberships.gift_search')}
        value={typed}
        onChange={setTyped}
        {...(error && { 'aria-invalid': true, 'aria-describedby': problemId })}
      />
      <ErrorAlert id={problemId}>{error}</ErrorAlert>
      {text !== '' && (
        <FoundFans
          creatorId={creatorId}
          text={text}
          picked={picked}
          onPick={(fan) => onChange([...picked, fan])}
        />
      )}
    </div>
  )
}
