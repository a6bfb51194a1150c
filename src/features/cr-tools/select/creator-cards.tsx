import { type ReactNode, useState, useEffect, useEffectEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { errorText } from '@/api/errors'
import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import { isImeComposing } from '@/domain/page/shortcut'
import type { Unread } from '@/domain/chat/unread'
import { useSession } from '@/features/auth'
import { nameOrder } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'
import { listAssignedCreators, pinCreator } from '@/api/calls/chatter/chatter'
import { patchQueries } from '@/api/patch-queries'
import { invalidateCalls, mutationOf, queryOf } from '@/api/query'
import { isTextTarget, useAreSingleKeysOn } from '@/services/input/shortcuts'
import { topmostDialog } from '@/ui/focus-return'

import { useCanSeeStaffNames } from '../base/permissions'
import { useColleagueNames } from '../people/colleague-names'
import { type CreatorRow, sortCreators } from './sort-creators'
import { moveCardFocus } from './move-card-focus'
import { useSelectCreator } from './use-select-creator'
import type { SelectView } from './use-select-view'
import { CARD_GRID } from './card-grid'
import { CreatorCard } from './creator-card'

/** Elements in which a digit already has a meaning. */
const OVERLAYS = '[role=dialog], [role=menu], [role=listbox]'

const digitOf = (event: KeyboardEvent): number => {
  const isFree = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isImeComposing(event))
  const isInOverlay = event.target instanceof Element && event.target.closest(OVERLAYS) !== null
  const isElsewhere = isInOverlay || isTextTarget(event.target)
  return isFree && !isElsewhere && !event.defaultPrevented && /^[1-9]$/.test(event.key)
    ? Number(event.key)
    : 0
}

/** Selects the first nine by the keys 1 to 9 (screens S8), except while typing or under an overlay. */
function useNumberKeys(areOn: boolean, onDigit: (digit: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const digit = digitOf(event)
    if (areOn && digit > 0 && !event.repeat && !topmostDialog()) onDigit(digit)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Pins optimistically and rolls back on rejection. */
function usePinCreator() {
  const client = useQueryClient()
  const { queryKey } = queryOf(listAssignedCreators)
  return useMutation({
    ...mutationOf(pinCreator),
    onMutate: ({ creatorId, pinned }) =>
      patchQueries(client, queryKey, ({ data }) => ({
        data: data.map((it) => (it.creatorId === creatorId ? { ...it, pinned } : it)),
      })),
    onError: (_error, _pin, rollback) => rollback?.(),
    onSettled: () => invalidateCalls(client, listAssignedCreators),
  })
}

const DIGITS = 9

const withoutUserOnDuty = (me: string | undefined, creator: AssignedCreator): AssignedCreator => ({
  ...creator,
  onDuty: creator.onDuty.filter(({ userId }) => userId !== me),
})

/**
 * Keeps the order of cards stable while the user hovers or focuses one, so that none moves under the pointer.
 */
function useStableCardOrder(rows: readonly CreatorRow[]) {
  const [held, setHeld] = useState<readonly string[]>()
  const place = (row: CreatorRow) => {
    const index = held?.indexOf(row.assigned.creatorId) ?? -1
    return index < 0 ? Infinity : index
  }
  const shown = held ? rows.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b))) : rows
  return {
    shown,
    hold: () => setHeld(shown.map(({ assigned }) => assigned.creatorId)),
    release: () => setHeld(undefined),
  }
}

interface CreatorCardsProps {
  creators: readonly AssignedCreator[]
  unreadOf: (creatorId: string) => Unread | undefined
  view: SelectView
  /** Rendered instead of cards when the search matches none. */
  nothingFound: ReactNode
}

/** Filtered and sorted creator cards; click, Enter or the keys 1 to 9 select one. */
export function CreatorCards({ creators, unreadOf, view, nothingFound }: CreatorCardsProps) {
  const { userId: me } = useSession()
  const compare = nameOrder(useLanguage())
  const rows = creators.map((it) => ({ assigned: withoutUserOnDuty(me, it), unread: unreadOf(it.creatorId) }))
  const { shown, hold, release } = useStableCardOrder(
    sortCreators(rows, { sort: view.sort, query: view.query, compare }),
  )
  const known = useColleagueNames(rows.flatMap(({ assigned }) => assigned.onDuty.map(({ userId }) => userId)))
  const nameOf = useCanSeeStaffNames() ? known : undefined
  const choice = useSelectCreator(view.next)
  const pin = usePinCreator()
  const choose = (creatorId: string | undefined) => {
    if (creatorId !== undefined && !choice.isPending) choice.mutate(creatorId)
  }
  const areKeysOn = useAreSingleKeysOn()
  useNumberKeys(areKeysOn, (digit) => choose(shown[digit - 1]?.assigned.creatorId))

  const problemOf = (creatorId: string): string | undefined => {
    if (choice.error && choice.variables === creatorId) return errorText(choice.error)
    return pin.error && pin.variables.creatorId === creatorId ? errorText(pin.error) : undefined
  }
  if (creators.length > 0 && shown.length === 0) return nothingFound
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for what bubbles up from its cards
    <ul
      className={CARD_GRID}
      onKeyDown={moveCardFocus}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {shown.map((row, index) => {
        const { creatorId } = row.assigned
        return (
          <CreatorCard
            key={creatorId}
            row={row}
            digit={areKeysOn && index < DIGITS ? index + 1 : undefined}
            isChoosing={choice.isPending && choice.variables === creatorId}
            problem={problemOf(creatorId)}
            nameOf={nameOf}
            onChoose={() => choose(creatorId)}
            onPin={(pinned) => {
              release()
              pin.mutate({ creatorId, pinned })
            }}
          />
        )
      })}
    </ul>
  )
}
