import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import type { ResponseOf } from '@/api/call'
import { getFloor, getOverview } from '@/api/calls/agency/agency'
import { assignCreators } from '@/api/calls/agency/agency-creators'
import { assignOnDuty, listFloorPeople } from '@/api/calls/agency/floor'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { FloorCreator, FloorPerson } from '@/domain/agency/floor'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

const AFFECTED_PATHS = [getFloor.path, listFloorPeople.path, getOverview.path]

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
export function useAssign(creator: FloorCreator, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const { creatorId } = creator
  const again = () =>
    Promise.all(AFFECTED_PATHS.map((path) => client.invalidateQueries({ queryKey: [path] })))
  const back = useMutation({
    ...mutationOf(assignCreators),
    onSuccess: () => toast.info(t('floor.assign_undone')),
    onError: (error) => toast.error(t('floor.undo_failed', { reason: errorText(error) })),
    onSettled: again,
  })
  const assign = useMutation({
    ...mutationOf(assignOnDuty),
    // The row updates now; a refusal or a colleague's change shows with the refetch.
    onSettled: again,
  })
  const assignTo = (person: FloorPerson, name: string) =>
    assign.mutate(
      { creatorId, userId: person.userId },
      {
        onSuccess: ({ isNew }) => {
          addToRow(client, creatorId, person)
          const undo = () =>
            back.mutate({ creatorIds: [creatorId], addUserIds: [], removeUserIds: [person.userId] })
          toast.success(
            t('floor.assigned', { name: isolate(name), creator: isolate(creator.creator.displayName) }),
            isNew ? { action: { label: t('floor.undo'), onPress: undo } } : {},
          )
          onDone()
        },
      },
    )
  return { assignTo, error: assign.error, pendingId: assign.isPending ? assign.variables.userId : null }
}
