import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isBlank } from '@/lib/text/blank'
import { useDebounced } from '@/services/input/use-debounced'
import { AvatarName } from '@/ui/text/avatar-name'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { Dialog } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'
import { SearchField } from '@/ui/field/search-field'
import { SkeletonBar } from '@/ui/skeleton'

import { useEditDisabledReason } from '../../base/permissions'
import { chatSearchQuery, type FoundChat } from '../../people/find-chats'
import { useAddMembers } from './use-member-actions'

const SEARCH_DEBOUNCE_MS = 250
const MAX_SHOWN = 12

type FoundFan = FoundChat & { fanId: string }

/** Searches the creator's fans by name; an empty search sends no request. */
function useFoundFans(creatorId: string, typed: string) {
  const client = useQueryClient()
  const query = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  const read = useQuery({
    ...chatSearchQuery(client, creatorId, query, MAX_SHOWN),
    enabled: !isBlank(query),
  })
  const fans = read.data?.filter((chat): chat is FoundFan => chat.fanId !== null)
  return { fans: isBlank(query) ? [] : fans, words: query, error: read.error }
}

function FanLine({
  fan,
  isChosen,
  onChange,
}: {
  fan: FoundFan
  isChosen: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <li>
      <Checkbox checked={isChosen} onChange={onChange}>
        <AvatarName of={{ id: fan.fanId, name: fan.name, kind: 'fan' }} />
      </Checkbox>
    </li>
  )
}

function FoundFans({
  creatorId,
  typed,
  chosen,
  onChosen,
}: {
  creatorId: string
  typed: string
  chosen: readonly FoundFan[]
  onChosen: (chosen: readonly FoundFan[]) => void
}) {
  const { t } = useTranslation('lists')
  const { fans, words: query, error } = useFoundFans(creatorId, typed)
  const isOn = (fan: FoundFan) => chosen.some(({ fanId }) => fanId === fan.fanId)
  // Selected fans stay visible during another search.
  const shown = [...chosen, ...(fans ?? []).filter((fan) => !isOn(fan))]
  return (
    <>
      <ul aria-label={t('found')} className="grid max-h-80 overflow-y-auto">
        {shown.map((fan) => (
          <FanLine
            key={fan.fanId}
            fan={fan}
            isChosen={isOn(fan)}
            onChange={(on) =>
              onChosen(on ? [...chosen, fan] : chosen.filter(({ fanId }) => fanId !== fan.fanId))
            }
          />
        ))}
      </ul>
      {fans === undefined && !error && <SkeletonBar className="h-24" />}
      <p role="status" className="text-13 text-text-quiet empty:hidden">
        {query === '' ? t('add_hint') : fans?.length === 0 ? t('add_not_found') : null}
      </p>
      <CallError error={error} />
    </>
  )
}

interface AddFansProps {
  creatorId: string
  listId: string
  onClose: () => void
}

/** Dialog that finds fans by name and adds them to a manual list. */
export function AddFans({ creatorId, listId, onClose }: AddFansProps) {
  const { t } = useTranslation('lists')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly FoundFan[]>([])
  const add = useAddMembers(creatorId, listId, onClose)
  const disabledReason = useEditDisabledReason('lists')
  const whileChosen = chosen.length === 0 ? 'free' : 'warn'
  const reason = disabledReason ?? (chosen.length === 0 ? t('add_none') : undefined)
  return (
    <Dialog
      title={t('add_title')}
      trackedAs="list-add"
      closing={add.isPending ? 'block' : whileChosen}
      onClose={onClose}
      cancel
      actions={
        <Button
          kind="primary"
          busy={add.isPending}
          disabledReason={reason}
          onClick={() => add.mutate({ listId, userIds: chosen.map(({ fanId }) => fanId) })}
        >
          {chosen.length === 0 ? t('add') : t('add_count', { count: chosen.length })}
        </Button>
      }
    >
      <div className="grid gap-3">
        <SearchField name={t('add_search')} value={typed} onChange={setTyped} maxLength={100} />
        <FoundFans creatorId={creatorId} typed={typed} chosen={chosen} onChosen={setChosen} />
        <CallError error={add.error} />
      </div>
    </Dialog>
  )
}
