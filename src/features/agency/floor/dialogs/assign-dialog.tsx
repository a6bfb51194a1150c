import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import { useAccountNames } from '@/api/account-names'
import type { ResponseOf } from '@/api/call'
import { getFloor, getOverview } from '@/api/calls/agency/agency'
import { assignCreators } from '@/api/calls/agency/agency-creators'
import { assignOnDuty, listFloorPeople } from '@/api/calls/agency/floor'
import { mutationOf, invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import type { FloorCreator, FloorPerson } from '@/domain/agency/floor'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { CallError } from '@/ui/feedback/call-error'
import { Dialog } from '@/ui/overlay/dialog'
import { SkeletonBar } from '@/ui/skeleton'
import { Avatar } from '@/ui/text/avatar'
import { UserName } from '@/ui/text/user-name'

import { useUndo } from '@/api/use-undo'
import { useFloorPeople } from '../use-floor'
import { sortByWorkload } from '../floor-rules'
import { WorkloadText } from '../table/on-duty-people'
import { OffDutyStaff } from './off-duty-staff'

/** Adds a person to a creator's row optimistically. */
const addToRow = (client: QueryClient, creatorId: string, { userId, clockInAt, lastActiveAt }: FloorPerson) =>
  client.setQueriesData<ResponseOf<typeof getFloor>>({ queryKey: [getFloor.path] }, (floor) => {
    if (!floor) return floor
    const isThere = (row: FloorCreator) => row.onDuty.some((one) => one.userId === userId)
    const creators = floor.creators.map((row) =>
      row.creatorId === creatorId && !isThere(row)
        ? { ...row, onDuty: [...row.onDuty, { userId, clockInAt, lastActiveAt }] }
        : row,
    )
    return { ...floor, creators }
  })

/** Assigns a person on duty to one more creator, and offers an undo. */
function useAssign(creator: FloorCreator, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const { creatorId } = creator
  const undo = useUndo()
  const refetch = () => invalidateCalls(client, getFloor, listFloorPeople, getOverview)
  const assign = useMutation({
    ...mutationOf(assignOnDuty),
    // The row updates now; a refusal or a colleague's change shows with the refetch.
    onSettled: refetch,
  })
  const assignTo = (person: FloorPerson, name: string) =>
    assign.mutate(
      { creatorId, userId: person.userId },
      {
        onSuccess: ({ isNew }) => {
          addToRow(client, creatorId, person)
          const back = { creatorIds: [creatorId], addUserIds: [], removeUserIds: [person.userId] }
          toast.success(
            t('floor.assigned', { name: isolate(name), creator: isolate(creator.creator.displayName) }),
            isNew
              ? {
                  undo: undo(() => send(assignCreators, back), {
                    done: t('floor.assign_undone'),
                    refetch,
                  }),
                }
              : {},
          )
          onDone()
        },
      },
    )
  return { assignTo, error: assign.error, pendingId: assign.isPending ? assign.variables.userId : null }
}

/** Lists people on duty by load, the least loaded first; one press assigns the creator. */
export function AssignDialog({ creator, onClose }: { creator: FloorCreator; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const read = useFloorPeople(null)
  const free = (read.data?.data ?? []).filter(({ creatorIds }) => !creatorIds.includes(creator.creatorId))
  const people = sortByWorkload(free)
  const nameOf = useAccountNames(people.map(({ userId }) => userId))
  const { assignTo, error, pendingId } = useAssign(creator, onClose)
  return (
    <Dialog
      onClose={onClose}
      title={t('floor.assign_title', { name: isolate(creator.creator.displayName) })}
      trackedAs="floor-assign"
      cancel
    >
      {/* Outside the list, since the next refetch removes the refused person from it. */}
      <CallError error={error} className="mb-2" />
      <QueryContent
        of={read}
        isEmpty={people.length === 0}
        skeleton={<SkeletonBar className="h-56 w-full rounded-control" />}
        empty={<OffDutyStaff creatorId={creator.creatorId} />}
      >
        <p className="text-text-quiet">{t('floor.assign_text')}</p>
        <ul aria-label={t('floor.drawer_team')} className="mt-2">
          {people.map((person) => {
            const name = nameOf(person.userId)
            return (
              <li
                key={person.userId}
                className="flex items-center gap-3 border-b border-line-quiet py-2 last:border-b-0"
              >
                <Avatar of={{ id: person.userId, name, kind: 'staff' }} size={32} />
                <span className="min-w-0 flex-1">
                  <UserName name={name} className="cut block font-medium text-text" />
                  <WorkloadText person={person} />
                </span>
                <Button
                  size="small"
                  busy={pendingId === person.userId}
                  aria-label={t('floor.assign_person', { name: isolate(name) })}
                  onClick={() => pendingId === null && assignTo(person, name)}
                >
                  {t('floor.assign')}
                </Button>
              </li>
            )
          })}
        </ul>
      </QueryContent>
    </Dialog>
  )
}
