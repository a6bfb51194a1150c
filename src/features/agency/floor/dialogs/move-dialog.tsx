import { useAccountNames } from '@/api/account-names'
import { useQueryStatus } from '@/api/query-status'
import type { FloorCreator } from '@/domain/agency/floor'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { ContentState } from '@/ui/feedback/content-state'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { SkeletonBar } from '@/ui/skeleton'

import { employeeName as nameOfPerson } from '../../table/person-name'
import { useWaitingFans } from '../use-floor'
import { MoveFields } from './move-fields'
import { useCreatorStaff } from './use-creator-staff'
import { useMoveForm } from './use-move-form'

/** Moves waiting fans to another person: all of one assignee's, or some. */
export function MoveDialog({ creator, onClose }: { creator: FloorCreator; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const { creatorId } = creator
  const read = useWaitingFans(creatorId)
  const waiting = read.data?.data ?? []
  const { read: crewRead, people } = useCreatorStaff(creatorId)
  const nameOf = useAccountNames(waiting.flatMap(({ fanId, assignedTo }) => [fanId, assignedTo ?? fanId]))
  const nameOfStaff = (userId: string | null) => {
    const person = people?.find((one) => one.userId === userId)
    return person ? nameOfPerson(person) : t('floor.to_nobody')
  }
  const form = useMoveForm({ creatorId, waiting, nameOf: nameOfStaff, onDone: onClose })
  const { chosen } = form
  const moveText = chosen.length === 0 ? t('floor.move') : t('floor.move_count', { count: chosen.length })
  const waits = useQueryStatus(read, waiting.length === 0)
  const staffStatus = useQueryStatus(crewRead)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('floor.move_title', { name: isolate(creator.creator.displayName) })}
      trackedAs="floor-move"
      save={waiting.length > 0 ? moveText : undefined}
    >
      <ContentState
        status={waits.kind === 'ready' ? staffStatus : waits}
        skeleton={<SkeletonBar className="h-56 w-full rounded-control" />}
        empty={<p>{t('floor.waiting_empty_text')}</p>}
      >
        <MoveFields form={form} staff={people} nameOf={nameOf} />
      </ContentState>
    </FormDialog>
  )
}
