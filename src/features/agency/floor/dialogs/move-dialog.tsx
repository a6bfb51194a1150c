import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { FloorCreator } from '@/domain/agency/floor'
import { useUserNames } from '@/features/figures/use-user-names'
import { isolate } from '@/lib/text/isolate'
import { ContentState } from '@/ui/feedback/content-state'
import { Dialog } from '@/ui/overlay/dialog'
import { Form, FormProblem, SubmitButton } from '@/ui/field/form/form'
import { SkeletonBar } from '@/ui/skeleton'

import { employeeName as nameOfPerson } from '../../table/person-name'
import { useCreatorStaff } from './use-creator-staff'
import { useMoveFans } from './use-move-fans'
import { useMoveForm } from './use-move-form'
import { useWaitingFans } from '../use-waiting-fans'
import { MoveFields } from './move-fields'

/** Moves waiting fans to another person: all of one assignee's, or some. */
export function MoveDialog({ creator, onClose }: { creator: FloorCreator; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const { creatorId } = creator
  const read = useWaitingFans(creatorId)
  const waiting = read.data?.data ?? []
  const { read: crewRead, people } = useCreatorStaff(creatorId)
  const nameOf = useUserNames(waiting.flatMap(({ fanId, assignedTo }) => [fanId, assignedTo ?? fanId]))
  const move = useMoveFans((userId) => {
    const person = people?.find((one) => one.userId === userId)
    return person ? nameOfPerson(person) : t('floor.to_nobody')
  }, onClose)
  const form = useMoveForm({ creatorId, waiting, move })
  const { chosen } = form
  const waits = useQueryStatus(read, waiting.length === 0)
  const staffStatus = useQueryStatus(crewRead)
  return (
    <Dialog
      onClose={onClose}
      title={t('floor.move_title', { name: isolate(creator.creator.displayName) })}
      closing={form.closing}
      trackedAs="floor-move"
      cancel={t('floor.cancel')}
      actions={
        waiting.length > 0 && (
          <SubmitButton form={form}>
            {chosen.length === 0 ? t('floor.move') : t('floor.move_count', { count: chosen.length })}
          </SubmitButton>
        )
      }
    >
      <ContentState
        status={waits.kind === 'ready' ? staffStatus : waits}
        skeleton={<SkeletonBar className="h-56 w-full rounded-control" />}
        empty={<p>{t('floor.waiting_empty_text')}</p>}
      >
        <Form form={form}>
          <MoveFields form={form} staff={people} nameOf={nameOf} />
          <FormProblem form={form} />
        </Form>
      </ContentState>
    </Dialog>
  )
}
