import { accountNameOf } from '@/domain/account/account-name'
import { useQuery } from '@tanstack/react-query'
import { memo, useLayoutEffect, useMemo, useRef } from 'react'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { BADGE_CAP, UNREAD_POLL_MS } from '@/config/constants'
import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import { badgeText } from '@/domain/page/navigation'
import { formatList, nameOrder } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { useLanguage } from '@/i18n/language-provider'
import type { CreatorDigit } from '@/services/input/console-shortcuts'
import { useRegisterShortcuts } from '@/services/input/shortcuts'
import { useIsShort } from '@/services/page/viewport'
import { Avatar } from '@/ui/text/avatar'
import { CountBadge } from '@/ui/text/badge'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { SkeletonBar } from '@/ui/skeleton'
import { useEdgeFade } from '@/ui/use-edge-fade'
import { isolatedName, plainName, UserName } from '@/ui/text/user-name'

import { creatorAvatar } from './creators'
import { useUnread } from './use-unread'
import { useSwitchCreator } from './use-switch-creator'
import { WaitingMinutes } from '../base/waiting-minutes'

/** Number of creators with a shortcut: Alt+1 to Alt+9. */
const SHORTCUT_COUNT = 9

/**
 * Pinned, then on shift, then by name. Not by waiting time, so that each creator keeps position and shortcut.
 */
function useOrderedCreators(creators: readonly AssignedCreator[]): readonly AssignedCreator[] {
  const language = useLanguage()
  return useMemo(() => {
    const compare = nameOrder(language)
    return creators.toSorted(
      (a, b) =>
        Number(b.pinned) - Number(a.pinned) ||
        Number(b.plannedNow) - Number(a.plannedNow) ||
        compare(accountNameOf(a.creator), accountNameOf(b.creator)),
    )
  }, [creators, language])
}

/** Handles Alt+1 to Alt+9, also while a text field has focus. */
function useCreatorKeys(creators: readonly AssignedCreator[], choose: (creatorId: string) => unknown): void {
  const { t } = useTranslation(['home', 'global'])
  useRegisterShortcuts(
    creators.slice(0, SHORTCUT_COUNT).map(({ creatorId, creator }, index) => ({
      id: `creator-${(index + 1) as CreatorDigit}` as const, // at most SHORTCUT_COUNT
      text: t('global:shortcuts.creator', { name: isolatedName(accountNameOf(creator)) }),
      run: () => void choose(creatorId),
    })),
  )
}

const NO_CREATORS: readonly AssignedCreator[] = []
const firstWord = (name: string) => plainName(name).trim().split(/\s+/, 1)[0] ?? name

interface CreatorStripItemProps {
  assigned: AssignedCreator
  unread: number
  isHere: boolean
  isPending: boolean
  keys: string | undefined
  onChoose: (creatorId: string) => void
}

/** One creator: avatar, unread count, longest waiting time, first name. */
function CreatorStripItem({
  assigned: { creatorId, creator, oldestWaitAt },
  unread,
  isHere,
  isPending,
  keys,
  onChoose,
}: CreatorStripItemProps) {
  const { t } = useTranslation('home')
  const name = accountNameOf(creator)
  const text = badgeText(unread, BADGE_CAP)
  return (
    <button
      type="button"
      title={[plainName(name), keys].filter(Boolean).join(' · ')}
      aria-current={isHere}
      aria-busy={isPending}
      {...(keys && { 'aria-keyshortcuts': keys })}
      onClick={() => onChoose(creatorId)}
      className="grid h-[66px] shrink-0 w-[60px] content-center justify-items-center gap-y-[2px] rounded-control text-12 leading-4 text-text-quiet transition-colors hover:bg-row-hover focus-visible:-outline-offset-2 aria-[busy=true]:cursor-progress aria-[current=true]:bg-accent-quiet aria-[current=true]:text-text"
    >
      <span className="sr-only">
        {formatList([isolatedName(name), ...(unread > 0 ? [t('chip.unread', { count: unread })] : [])])}
      </span>
      <span className="relative flex justify-center pb-4">
        <Avatar of={creatorAvatar(creator)} size={28} />
        {text && (
          <span className="absolute -end-[10px] -top-1 flex">
            <CountBadge text={text} ringed />
          </span>
        )}
        {oldestWaitAt !== null && (
          <span className="absolute bottom-0 text-11 leading-[14px] font-medium whitespace-nowrap">
            <span className="sr-only">{t('creator.oldest_wait')} </span>
            <WaitingMinutes since={oldestWaitAt} />
          </span>
        )}
      </span>
      <span aria-hidden className="max-w-full px-[2px]">
        <UserName name={firstWord(name)} className="cut block" />
      </span>
    </button>
  )
}

const SKELETON_KEYS = ['one', 'two', 'three']

/** Has the height of the strip, so that the list below does not shift when creators load. */
const StripSkeleton = () => (
  <div aria-hidden className="flex h-[74px] shrink-0 gap-[2px] px-2 pt-2">
    {SKELETON_KEYS.map((face) => (
      <span key={face} className="grid w-[60px] content-center justify-items-center gap-y-[2px]">
        <SkeletonBar className="mb-4 size-7" />
        <SkeletonBar className="h-3 w-10" />
      </span>
    ))}
  </div>
)

/** The user's creators; a press or Alt and a digit switches the focus (screens S22). */
export const CreatorStrip = memo(function CreatorStrip({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('home')
  const { data, isPending } = useQuery({
    ...queryOf(listAssignedCreators),
    staleTime: UNREAD_POLL_MS,
    refetchInterval: UNREAD_POLL_MS,
  })
  const creators = useOrderedCreators(data?.data ?? NO_CREATORS)
  const { unreadOf } = useUnread()
  const { choose, pendingId, failed } = useSwitchCreator()
  const list = useRef<HTMLDivElement>(null)
  const isShort = useIsShort()
  const isShown = creators.length > 1 && !isShort
  useLayoutEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current=true]')
    if (isShown) here?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isShown, creatorId])
  useCreatorKeys(creators, choose)
  useEdgeFade(list, isShown)
  if (isPending && !isShort) return <StripSkeleton />
  if (!isShown) return null
  return (
    <nav aria-label={t('strip.name')} className="shrink-0 px-1 pt-1">
      <div
        ref={list}
        className="edges-fade flex scroll-px-8 gap-[2px] overflow-x-auto overscroll-x-contain px-1 pt-1 [scrollbar-width:none]"
      >
        {creators.map((assigned, index) => (
          <CreatorStripItem
            key={assigned.creatorId}
            assigned={assigned}
            unread={unreadOf(assigned.creatorId)?.messages ?? 0}
            isHere={assigned.creatorId === creatorId}
            isPending={assigned.creatorId === pendingId}
            keys={index < SHORTCUT_COUNT ? `Alt+${index + 1}` : undefined}
            onChoose={(id) => void choose(id)}
          />
        ))}
      </div>
      <ErrorAlert className="px-2">{failed?.reason}</ErrorAlert>
    </nav>
  )
})
