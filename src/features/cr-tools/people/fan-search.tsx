import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'

import { useDebounced } from '@/services/input/use-debounced'
import { Avatar } from '@/ui/text/avatar'
import { QueryContent } from '@/ui/feedback/query-content'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { SearchField } from '@/ui/field/search-field'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

import { chatSearchQuery } from './find-chats'

const MAX_FANS = 8
/** More than are shown, as those chosen already are left out. */
const MAX_FOUND = 30
const SEARCH_DEBOUNCE_MS = 250

export interface FoundFan {
  userId: string
  name: string
}

interface FanSearchProps {
  creatorId: string
  words: { search: string; found: string; none: string }
  /** Fans who are not offered. */
  without?: readonly FoundFan[]
  error?: string | undefined
  /** What one does with a fan found. */
  renderAct: (fan: FoundFan) => ReactNode
}

function FoundFans({
  creatorId,
  words,
  without = [],
  text,
  renderAct,
}: FanSearchProps & {
  text: string
}) {
  const read = useQuery(chatSearchQuery(useQueryClient(), creatorId, text, MAX_FOUND))
  const all = (read.data ?? []).flatMap(({ fanId, name }) =>
    fanId === null || without.some(({ userId }) => userId === fanId) ? [] : [{ userId: fanId, name }],
  )
  const fans = all.slice(0, MAX_FANS)
  return (
    <QueryContent
      of={read}
      isEmpty={fans.length === 0}
      skeleton={<SkeletonBar className="h-24 rounded-control" />}
      empty={<p className="py-2 text-13 text-text-quiet">{words.none}</p>}
    >
      <ul aria-label={words.found} className="grid max-h-60 overflow-y-auto">
        {fans.map((fan) => (
          <li key={fan.userId} className="flex min-h-11 items-center gap-3 border-t border-line-quiet px-1">
            <Avatar of={{ id: fan.userId, name: fan.name, kind: 'fan' }} size={24} />
            <UserName name={fan.name} className="min-w-0 flex-1" />
            {renderAct(fan)}
          </li>
        ))}
      </ul>
    </QueryContent>
  )
}

/** Finds fans of a creator by name. */
export function FanSearch(props: FanSearchProps) {
  const { words, error } = props
  const problemId = useId()
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  return (
    <>
      <SearchField
        name={words.search}
        value={typed}
        onChange={setTyped}
        {...(error && { 'aria-invalid': true, 'aria-describedby': problemId })}
      />
      <ErrorAlert id={problemId}>{error}</ErrorAlert>
      {text !== '' && <FoundFans {...props} text={text} />}
    </>
  )
}
