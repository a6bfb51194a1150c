import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, X } from 'lucide'
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listMessages } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import { useNames } from '@/api/user-names'
import type { Message } from '@/domain/chat/message'
import { isImeComposing } from '@/domain/page/shortcut'
import { formatDate, formatNumber } from '@/i18n/format'
import { excerptAround } from '@/lib/text/highlight'
import { useDebounced } from '@/services/input/use-debounced'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/icon-button'
import { SearchField } from '@/ui/field/search-field'
import { Spinner } from '@/ui/spinner'
import { plainName } from '@/ui/text/user-name'
import { CallError } from '@/ui/feedback/call-error'

import { focusThread } from '../base/thread-focus'
import type { ThreadNames } from '../base/use-thread-names'
import { highlightMatches } from './highlight-matches'
import { closeThreadSearch, searchThreadFor, useIsSearching } from './search-state'

const MAX_HITS = 100
const DEBOUNCE_MS = 250

interface SearchBarProps {
  creatorId: string
  channelId: string
  names: ThreadNames
  onJump: (messageId: string) => void
}

/** One Latin letter is in nearly every message; one of another script may be a word. */
const isSearchable = (query: string): boolean => query.length > 1 || /[^\0-\x7f]/.test(query)

/** Loads the messages that match, newest first. */
function useHits(creatorId: string, channelId: string, query: string) {
  const isSearching = isSearchable(query)
  const read = useQuery({
    ...queryOf(listMessages, { channelId, query, limit: MAX_HITS }, creatorId),
    enabled: isSearching,
    gcTime: 60_000,
  })
  const hits = isSearching ? (read.data?.data.toReversed() ?? []) : []
  return { hits, hasMore: isSearching && read.data?.hasBefore === true, read, isSearching }
}

function Failed({ read }: { read: ReturnType<typeof useHits>['read'] }) {
  const { error, isFetching, refetch } = read
  return <CallError className="mt-1" error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
}

function Hit({
  hit,
  name,
  query,
  isChosen,
  onJump,
}: {
  hit: Message
  query: string
  name: string
  isChosen: boolean
  onJump: () => void
}) {
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen}
        onClick={onJump}
        className={cx(
          'block w-full rounded-control px-2 py-[6px] text-start hover:bg-fill-hover',
          isChosen && 'bg-fill',
        )}
      >
        <span className="flex gap-2 text-12 text-text-quiet">
          <bdi className="cut flex-1 font-medium">{plainName(name)}</bdi>
          <time dateTime={new Date(hit.createdAt).toISOString()}>{formatDate(hit.createdAt)}</time>
        </span>
        <span dir="auto" className="cut block text-13">
          {highlightMatches(excerptAround(hit.text, query), query)}
        </span>
      </button>
    </li>
  )
}

/** The current hit, and buttons to the next and previous; wraps around at the ends. */
function useChosenHit(query: string, hits: readonly Message[], onJump: (messageId: string) => void) {
  const [chosen, setChosen] = useState<{ query: string; messageId: string }>()
  const found = hits.findIndex(({ messageId }) => messageId === chosen?.messageId)
  const go = (to: number) => {
    const next = (to + hits.length) % Math.max(1, hits.length)
    const hit = hits[next]
    if (!hit) return
    setChosen({ query, messageId: hit.messageId })
    onJump(hit.messageId)
  }
  const [first] = hits
  // The newest, as most searches are for it. Once for each search: a hit that comes later moves no reader.
  if (first && chosen?.query !== query) setChosen({ query, messageId: first.messageId })
  const jumpToChosen = useEffectEvent(() => {
    if (chosen) onJump(chosen.messageId)
  })
  const searched = chosen?.query
  useEffect(() => jumpToChosen(), [searched])
  return { index: Math.max(0, found), go }
}

function Panel({ creatorId, channelId, names, onJump }: SearchBarProps) {
  const { t } = useTranslation('tools')
  const [text, setText] = useState('')
  const query = useDeferredValue(useDebounced(text.trim(), DEBOUNCE_MS))
  const { hits, hasMore, read, isSearching } = useHits(creatorId, channelId, query)
  const { index, go } = useChosenHit(query, hits, onJump)
  const nameOf = useNames([...new Set(hits.map(({ senderId }) => senderId).filter((id) => id !== creatorId))])
  useEffect(() => {
    searchThreadFor(channelId, isSearching ? query : '')
  }, [channelId, query, isSearching])
  const close = () => {
    closeThreadSearch()
    focusThread()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isImeComposing(event.nativeEvent)) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
      go(index + (event.shiftKey ? -1 : 1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const figures = { index: formatNumber(index + 1), count: hits.length }
  return (
    <div
      role="search"
      aria-label={t('thread.search')}
      onKeyDownCapture={onKeyDown}
      className="enter absolute inset-x-4 top-3 z-2 flex max-h-[min(272px,50%)] flex-col rounded-card bg-surface-float p-2 shadow-menu"
    >
      <div className="flex items-center gap-1">
        <SearchField name={t('thread.search')} value={text} onChange={setText} autoFocus className="flex-1" />
        <span role="status" className="min-w-16 px-2 text-center text-13 text-text-quiet tabular-nums">
          {isSearching && read.isFetching && <Spinner />}
          {isSearching && read.isSuccess && hits.length === 0 && t('thread.search_none')}
          {hits.length > 0 && t(hasMore ? 'thread.search_hits_more' : 'thread.search_hits', figures)}
        </span>
        <IconButton icon={ChevronUp} name={t('thread.search_next')} onClick={() => go(index + 1)} />
        <IconButton icon={ChevronDown} name={t('thread.search_previous')} onClick={() => go(index - 1)} />
        <IconButton icon={X} name={t('thread.search_close')} onClick={close} />
      </div>
      {isSearching && <Failed read={read} />}
      {hits.length > 0 && (
        <ul aria-label={t('thread.search_list')} className="mt-2 min-h-0 overflow-y-auto overscroll-contain">
          {hits.map((hit, hitIndex) => (
            <Hit
              key={hit.messageId}
              hit={hit}
              name={names.loadedNameOf(hit.senderId) ?? nameOf(hit.senderId) ?? names.nameOf(hit.senderId)}
              query={query}
              isChosen={hitIndex === index}
              onJump={() => go(hitIndex)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Searches this conversation and steps through the hits. */
export function SearchBar(bar: SearchBarProps) {
  const isSearching = useIsSearching(bar.channelId)
  useEffect(() => closeThreadSearch, [])
  return isSearching ? <Panel {...bar} /> : null
}
