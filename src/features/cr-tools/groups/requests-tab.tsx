import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf, ResponseOf } from '@/api/call'
import { decideGroupRequest, listGroupRequests } from '@/api/calls/chat/groups'
import { errorText } from '@/api/errors'
import { mutationOf, pagesOf } from '@/api/query'
import { useNamesOr } from '@/api/user-names'
import type { GroupRequest } from '@/domain/chat/group'
import { toast } from '@/services/page/toasts'
import { Avatar } from '@/ui/text/avatar'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { cx } from '@/ui/cx'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { EmptyState } from '@/ui/feedback/empty-state'
import { CallError } from '@/ui/feedback/call-error'
import { RelativeTime } from '@/ui/text/time'
import { SkeletonBar } from '@/ui/skeleton'
import { isolatedName, UserName } from '@/ui/text/user-name'

import { type GroupSubject, invalidateMembers } from './use-member-action'
import { LoadMore } from '../base/load-more'
import { useMayEdit } from '../base/permissions'

const PAGE_SIZE = 50

/** Query of pending join requests. */
export const joinRequestsQuery = ({ creatorId, channelId }: GroupSubject) =>
  pagesOf(listGroupRequests, { channelId, limit: PAGE_SIZE }, creatorId)

type JoinRequestPages = InfiniteData<ResponseOf<typeof listGroupRequests>, string | null>

function useDecide(subject: GroupSubject) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(decideGroupRequest, subject.creatorId),
    onSuccess: (_nothing, { requestIds, accept }) => {
      const count = requestIds.length
      toast.success(accept ? t('groups.accepted', { count }) : t('groups.declined', { count }))
      client.setQueryData<JoinRequestPages>(
        joinRequestsQuery(subject).queryKey,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              data: page.data.filter(({ requestId }) => !requestIds.includes(requestId)),
            })),
          },
      )
    },
    // The page shows the error of the latest decision only.
    onError: (error) => toast.error(t('groups.act_failed', { reason: errorText(error) })),
    // Also after a refusal: a colleague may have decided. Not awaited: the decision is done, whatever the list takes.
    onSettled: () => void invalidateMembers(client, subject),
  })
}

/** The requests whose decisions are in flight. */
function useUnderWay(): readonly string[] {
  const decisions = useMutationState({
    filters: { mutationKey: [decideGroupRequest.path], status: 'pending' },
    select: ({ state }) => state.variables as RequestOf<typeof decideGroupRequest>, // what `useDecide` sends
  })
  return decisions.flatMap(({ requestIds }) => requestIds)
}

function JoinRequestRow({
  request,
  name,
  isBusy,
  onDecide,
}: {
  request: GroupRequest
  name: string
  isBusy: boolean
  /** Absent without edit permission. */
  onDecide: ((accept: boolean) => void) | undefined
}) {
  const { t } = useTranslation('tools')
  const spoken = { name: isolatedName(name) }
  return (
    <li
      ref={usePassFocusOn<HTMLLIElement>((row) => nextRow(row)?.querySelector('button'))}
      className="flex flex-wrap items-center gap-3 border-t border-line-quiet px-4 py-3 first:border-0"
    >
      <Avatar of={{ id: request.userId, name, kind: 'fan' }} size={32} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <UserName name={name} className="font-medium" />
          <span className="text-13 text-text-quiet">
            <RelativeTime at={request.at} />
          </span>
        </p>
        {request.text !== null && (
          <p className="break-words text-text-quiet">
            <bdi dir="auto">{request.text}</bdi>
          </p>
        )}
      </div>
      {onDecide && (
        <div className="flex gap-2">
          <Button
            size="small"
            aria-label={t('groups.accept_name', spoken)}
            busy={isBusy}
            onClick={() => onDecide(true)}
          >
            {t('groups.accept')}
          </Button>
          <Button
            size="small"
            kind="ghost"
            aria-label={t('groups.decline_name', spoken)}
            busy={isBusy}
            onClick={() => onDecide(false)}
          >
            {t('groups.decline')}
          </Button>
        </div>
      )}
    </li>
  )
}

function AcceptAll({ count, isBusy, onPress }: { count: number; isBusy: boolean; onPress: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <Button ref={usePassFocusOn<HTMLButtonElement>()} busy={isBusy} onClick={onPress}>
      {t('groups.accept_all', { count })}
    </Button>
  )
}

function JoinRequests({ subject, all }: { subject: GroupSubject; all: readonly GroupRequest[] }) {
  const { t } = useTranslation('tools')
  const mayEdit = useMayEdit('groups')
  const nameOf = useNamesOr(
    all.map(({ userId }) => userId),
    t('groups.unknown'),
  )
  const decide = useDecide(subject)
  const { channelId } = subject
  const of = (requests: readonly GroupRequest[], accept: boolean) =>
    decide.mutate({ channelId, requestIds: requests.map(({ requestId }) => requestId), accept })
  const underWay = useUnderWay()
  return (
    <>
      <div className="grid justify-items-start gap-2">
        {mayEdit && all.length > 1 && (
          <AcceptAll count={all.length} isBusy={underWay.length > 0} onPress={() => of(all, true)} />
        )}
        <CallError error={decide.error} renderText={(reason) => t('groups.act_failed', { reason })} />
      </div>
      <ul aria-label={t('groups.requests')} className={cx(cardClasses, 'overflow-hidden')}>
        {all.map((one) => (
          <JoinRequestRow
            key={one.requestId}
            request={one}
            name={nameOf(one.userId)}
            isBusy={underWay.includes(one.requestId)}
            onDecide={mayEdit ? (accept) => of([one], accept) : undefined}
          />
        ))}
      </ul>
    </>
  )
}

/** Pending join requests, to accept or decline. */
export function RequestsTab({ subject }: { subject: GroupSubject }) {
  const { t } = useTranslation('tools')
  const found = useInfiniteQuery(joinRequestsQuery(subject))
  const all = found.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <div className="flex flex-col gap-4 pb-8">
      <QueryContent
        of={found}
        isEmpty={all.length === 0}
        skeleton={<SkeletonBar className="h-40 rounded-card" />}
        empty={
          <EmptyState icon={UserRoundCheck} title={t('groups.requests_empty')}>
            {t('groups.requests_empty_text')}
          </EmptyState>
        }
      >
        <JoinRequests subject={subject} all={all} />
        <LoadMore query={found} className="self-center" />
      </QueryContent>
    </div>
  )
}
