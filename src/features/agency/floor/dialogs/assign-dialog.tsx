import { useMutation } from '@tanstack/react-query'

import { useAccountNames } from '@/api/account-names'
import { getFloor, getOverview } from '@/api/calls/agency/agency'
import { assignCreators } from '@/api/calls/agency/agency-creators'
import { assignOnDuty, listFloorPeople } from '@/api/calls/agency/floor'
import { mutationOf } from '@/api/query'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { useUndo } from '@/api/use-undo'
import type { FloorCreator } from '@/domain/agency/floor'
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

import { useFloorPeople } from '../use-floor'
import { sortByWorkload } from '../floor-rules'
import { WorkloadText } from '../table/on-duty-people'
import { OffDutyStaff } from './off-duty-staff'

/** Assigns a person on duty to one more creator, and offers an undo. */
function useAssign({ creatorId, creator }: FloorCreator, nameOf: (id: string) => string) {
  const { t } = useTranslation('analytics')
  const refetch = useInvalidateCalls(getFloor, listFloorPeople, getOverview)
  const undo = useUndo()
  return useMutation({
    ...mutationOf(assignOnDuty),
    // Also after the dialog has closed.
    onSuccess: ({ isNew }, { userId }) => {
      const back = { creatorIds: [creatorId], addUserIds: [], removeUserIds: [userId] }
      toast.success(
        t('floor.assigned', { name: isolate(nameOf(userId)), creator: isolate(creator.displayName) }),
        isNew
          ? { undo: undo(() => send(assignCreators, back), { done: t('floor.assign_undone'), refetch }) }
          : {},
      )
    },
    // The dialog does not wait; a refusal or a colleague's change shows with it.
    onSettled: () => void refetch(),
  })
}

/** Lists people on duty by load, the least loaded first; one press assigns the creator. */
export function AssignDialog({ creator, onClose }: { creator: FloorCreator; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const read = useFloorPeople(null)
  const onDuty = read.data?.data ?? []
  const people = sortByWorkload(onDuty.filter(({ creatorIds }) => !creatorIds.includes(creator.creatorId)))
  const nameOf = useAccountNames(onDuty.map(({ userId }) => userId))
  const assign = useAssign(creator, nameOf)
  const assignTo = (userId: string) =>
    assign.mutate({ creatorId: creator.creatorId, userId }, { onSuccess: onClose })
  return (
    <Dialog
      onClose={onClose}
      title={t('floor.assign_title', { name: isolate(creator.creator.displayName) })}
      trackedAs="floor-assign"
      cancel
    >
      {/* Outside the list, since the next refetch removes the refused person from it. */}
      <CallError error={assign.error} className="mb-2" />
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
                  busy={assign.isPending && assign.variables.userId === person.userId}
                  aria-label={t('floor.assign_person', { name: isolate(name) })}
                  onClick={() => !assign.isPending && assignTo(person.userId)}
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
