import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/i18n/use-translation'

import type { ListPreview, ListFunnel } from '@/domain/lists/fan-list'
import { formatNumber } from '@/i18n/format'
import { useOnline } from '@/services/network/online'
import { AvatarName } from '@/ui/text/avatar-name'
import { Card } from '@/ui/card'
import { cx } from '@/ui/cx'
import { CallError } from '@/ui/feedback/call-error'
import { SkeletonBar } from '@/ui/skeleton'
import { previewFanList } from '@/api/calls/chat/lists'
import { queryOf } from '@/api/query'
import { useNamesOr } from '@/api/user-names'
import { areRulesImpossible, type ListRules } from '@/domain/lists/list-rules'
import { useDebouncedRequest } from '@/services/input/use-debounced'

import { type ListForm, useTypedRules } from './use-list-form'

const PREVIEW_DEBOUNCE_MS = 300

interface ListPreviewRequest {
  creatorId: string
  rules: ListRules | null
  funnel: ListFunnel | null
  /** The saved list whose members the preview compares with. */
  listId: string | undefined
}

/** Debounced query of matching fans; a new request cancels the one in flight. */
function useListPreview({ creatorId, rules, funnel, listId }: ListPreviewRequest) {
  const isCounted = rules !== null && !areRulesImpossible(rules)
  const wanted = isCounted ? { rules, funnel, ...(listId !== undefined && { listId }) } : undefined
  const { request, isBehind } = useDebouncedRequest(wanted, PREVIEW_DEBOUNCE_MS)
  const query = queryOf(previewFanList, request ?? { rules: { match: 'all', rules: [] } }, creatorId)
  const read = useQuery({
    ...query,
    ...(request === undefined && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  })
  return { ...read, isCounted, isBehind: isBehind || read.isFetching }
}

function PreviewFans({ title, userIds, more }: { title: string; userIds: readonly string[]; more: number }) {
  const { t } = useTranslation('lists')
  const nameOf = useNamesOr(userIds, t('someone'))
  if (userIds.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-13 font-medium">{title}</h3>
      <ul className="grid gap-2">
        {userIds.map((userId) => (
          <li key={userId} className="flex min-w-0 text-13">
            <AvatarName of={{ id: userId, name: nameOf(userId), kind: 'fan' }} />
          </li>
        ))}
        {more > 0 && <li className="text-13 text-text-quiet">{t('preview_more', { count: more })}</li>}
      </ul>
    </div>
  )
}

function PreviewMoves({ preview: { enter, leave } }: { preview: ListPreview }) {
  const { t } = useTranslation('lists')
  if (enter.count === 0 && leave.count === 0)
    return <p className="text-13 text-text-quiet">{t('preview_same')}</p>
  return (
    <>
      <PreviewFans
        title={t('preview_enter', { count: enter.count })}
        userIds={enter.sample}
        more={enter.count - enter.sample.length}
      />
      <PreviewFans
        title={t('preview_leave', { count: leave.count })}
        userIds={leave.sample}
        more={leave.count - leave.sample.length}
      />
    </>
  )
}

function PreviewResult({ preview, isSaved }: { preview: ListPreview; isSaved: boolean }) {
  const { t } = useTranslation('lists')
  const { count, sample } = preview
  return (
    <>
      {count === 0 && <p className="text-13 text-text-quiet">{t('preview_nobody')}</p>}
      {isSaved ? (
        <PreviewMoves preview={preview} />
      ) : (
        <PreviewFans title={t('preview_sample')} userIds={sample} more={count - sample.length} />
      )}
    </>
  )
}

function PreviewCount({
  words,
  preview: { data, error, isBehind },
}: {
  /** Why nothing is counted. */
  words: string | undefined
  preview: ReturnType<typeof useListPreview>
}) {
  const { t } = useTranslation('lists')
  const isOnline = useOnline()
  if (words !== undefined) return <span className="text-13 text-text-quiet">{words}</span>
  if (data)
    return (
      <span className={cx(isBehind && 'opacity-60')}>
        <span className="text-24 font-strong tabular-nums">{formatNumber(data.count)}</span>{' '}
        <span className="text-text-quiet">{t('preview_match', { count: data.count })}</span>
      </span>
    )
  if (error) return null
  if (isOnline) return <SkeletonBar className="h-8 w-32" />
  return <span className="text-13 text-text-quiet">{t('preview_offline')}</span>
}

/** Why the rules cannot be counted; undefined when they can. */
function useUncountedReason({ rules, isEmpty }: ReturnType<typeof useTypedRules>, isCounted: boolean) {
  const { t } = useTranslation('lists')
  if (isEmpty) return t('preview_empty')
  if (rules === null) return t('preview_incomplete')
  return isCounted ? undefined : t('preview_impossible')
}

/** Previews which fans match the current rules, and who would enter and leave the list. */
export function ListPreviewCard({
  creatorId,
  form,
  listId,
}: {
  creatorId: string
  form: ListForm
  listId: string | undefined
}) {
  const { t } = useTranslation('lists')
  const typed = useTypedRules(form)
  const preview = useListPreview({ creatorId, rules: typed.rules, funnel: typed.funnel, listId })
  const { data, error, isBehind, isFetching, refetch } = preview
  const words = useUncountedReason(typed, preview.isCounted)
  return (
    <section aria-label={t('preview')} className="min-w-0 self-start lg:sticky lg:top-4">
      <Card title={t('preview')} body="grid gap-4">
        <p role="status" className="min-h-8">
          <PreviewCount words={words} preview={preview} />
        </p>
        <CallError
          error={words === undefined && error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
        {words === undefined && data && (
          <div className={cx('grid gap-4', isBehind && 'opacity-60')}>
            <PreviewResult preview={data} isSaved={listId !== undefined} />
          </div>
        )}
      </Card>
    </section>
  )
}
