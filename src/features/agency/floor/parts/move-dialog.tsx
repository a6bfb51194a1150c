import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import type { FloorCreator } from '@/domain/floor'
import { useNames } from '@/features/figures/use-names'
import { isolate } from '@/lib/isolate'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/content-state'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { Bone } from '@/ui/skeleton'

import { nameOf as nameOfPerson } from '../../employees/parts/person-name'
import { idOf } from '../move'
import { useCrew } from '../use-crew'
import { useMove } from '../use-move'
import { useMoveForm } from '../use-move-form'
import { useWaiting } from '../use-waiting'
import { MoveFields } from './move-fields'

/** Moves waiting fans to another person: all of one assignee's, or some. */
export function MoveDialog({ creator, onClose }: { creator: FloorCreator; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const { creatorId } = creator
  const read = useWaiting(creatorId)
  const waiting = read.data?.data ?? []
  const { read: crewRead, people } = useCrew(creatorId)
  const form = useMoveForm(waiting)
  const nameOf = useNames(waiting.flatMap(({ fanId, assignedTo }) => [fanId, assignedTo ?? fanId]))
  const [isChecked, setChecked] = useState(false)
  const move = useMove((userId) => {
    const person = people?.find((one) => one.userId === userId)
    return person ? nameOfPerson(person) : t('floor.to_nobody')
  }, onClose)
  useUnsaved(form.isDirty)
  const { from, to, chosen } = form
  const submit = () => {
    setChecked(true)
    if (to === null || chosen.length === 0) return
    const fanIds = chosen.map(({ fanId }) => fanId)
    move.mutate({ creatorId, fromUserId: idOf(from), toUserId: idOf(to), fanIds })
  }
  const waits = useQueryStatus(read, waiting.length === 0)
  const crew = useQueryStatus(crewRead)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('floor.move_title', { name: isolate(creator.creator.displayName) })}
      closing={move.isPending ? 'block' : form.isDirty ? 'warn' : 'free'}
      trackedAs="floor-move"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t('floor.cancel')}
          </Button>
          {waiting.length > 0 && (
            <Button kind="primary" busy={move.isPending} onClick={submit}>
              {chosen.length === 0 ? t('floor.move') : t('floor.move_count', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <ContentState
        status={waits.kind === 'ready' ? crew : waits}
        skeleton={<Bone className="h-56 w-full rounded-control" />}
        empty={<p>{t('floor.waiting_empty_text')}</p>}
      >
        <MoveFields form={form} crew={people} isChecked={isChecked} nameOf={nameOf} />
        <div role="alert" className="mt-3 empty:hidden">
          {move.error && <FieldError>{errorText(move.error)}</FieldError>}
        </div>
      </ContentState>
    </Dialog>
  )
}
