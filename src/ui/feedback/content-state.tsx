import { CloudOff, RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { toServerTime } from '@/services/network/server-clock'

import { Banner } from './banner'
import { Button } from '../button'
import { cardClasses } from '../card'
import { cx } from '../cx'
import { EmptyState } from './empty-state'
import { ErrorState } from './error-state'
import { Icon } from '../icon'
import { RelativeTime } from '../text/time'
import { Skeleton } from '../skeleton'
import { RichText } from '../text/rich-text'

/** What a screen or a part of it shows; the frame around it never moves. */
export type ContentStatus =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'empty' }
  | {
      kind: 'error'
      text?: ReactNode
      requestId?: string | undefined
      onRetry?: () => void
      isRetrying?: boolean
    }
  /** Stale figures stay visible after a failed refetch; so does an empty state. */
  | {
      kind: 'stale'
      at: number
      isEmpty: boolean
      onRefresh: () => void
      isRefreshing: boolean
    }
  /** Without `at` no data has ever loaded. */
  | { kind: 'offline'; at?: number; isEmpty?: boolean }

function StaleBar({ status }: { status: Extract<ContentStatus, { kind: 'stale' }> }) {
  const { t } = useTranslation('common')
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="small" icon={RotateCw} onClick={status.onRefresh} busy={status.isRefreshing}>
          {t('page.refresh')}
        </Button>
      }
    >
      <RichText
        text={t('page.stale_failed')}
        parts={{ when: <RelativeTime at={toServerTime(status.at)} isSilent /> }}
      />
    </Banner>
  )
}

/** The shell reports the lost connection once; each part only says how old its data is. */
function OfflineNote({ at, isPane }: { at: number; isPane: boolean }) {
  const { t } = useTranslation('common')
  return (
    <p
      role="status"
      className={cx(
        'flex shrink-0 items-center gap-[6px] text-12 text-text-quiet',
        isPane ? 'px-4 py-1' : 'pb-2',
      )}
    >
      <Icon of={CloudOff} size="xs" />
      <RichText text={t('page.stale')} parts={{ when: <RelativeTime at={toServerTime(at)} isSilent /> }} />
    </p>
  )
}

/**
 * Shows one of the states with the same geometry: skeleton, empty, error with retry, stale, offline, or the
 * content.
 */
export function ContentState({
  status,
  skeleton,
  empty,
  isPane = false,
  isBare = false,
  children,
}: {
  status: ContentStatus
  /** Fills a frame to its edges: notices above get their own padding. */
  isPane?: boolean
  /** Without a frame around the content: a card then frames what takes its place. */
  isBare?: boolean
  skeleton?: ReactNode
  empty?: ReactNode
  children?: ReactNode
}) {
  const { t } = useTranslation('common')
  const framed = (state: ReactNode) => (isBare ? <div className={cardClasses}>{state}</div> : state)
  if (status.kind === 'loading') return <Skeleton name={t('page.loading')}>{skeleton}</Skeleton>
  if (status.kind === 'empty') return empty && framed(empty)
  if (status.kind === 'error') {
    const { kind: _, ...error } = status
    return framed(<ErrorState {...error} />)
  }
  if (status.kind === 'offline' && status.at === undefined)
    return framed(
      <EmptyState icon={CloudOff} title={t('page.offline_title')}>
        {t('page.offline_text')}
      </EmptyState>,
    )
  return (
    <>
      {status.kind === 'stale' && <StaleBar status={status} />}
      {status.kind === 'offline' && status.at !== undefined && <OfflineNote at={status.at} isPane={isPane} />}
      {status.kind !== 'ready' && status.isEmpty && empty ? framed(empty) : children}
    </>
  )
}
