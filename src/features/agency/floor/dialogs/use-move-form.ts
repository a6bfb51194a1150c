import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'

import { getFloor } from '@/api/calls/agency/agency'
import { listWaitingChannels, reassignChannels } from '@/api/calls/agency/floor'
import { mutationOf } from '@/api/query'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { useTranslation } from '@/i18n/use-translation'
import { checkFields } from '@/lib/form-schemas'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { useForm } from '@/ui/field/form/use-form'
import { NOT_SENT } from '@/ui/field/form/use-save-form'

import { useUndo } from '@/api/use-undo'
import type { WaitingFan } from '../use-floor'
import { UNASSIGNED, assigneeId, assigneeOf, countByAssignee } from '../floor-rules'

interface WrittenMove {
  /** Null: who comes first. */
  from: string | null
  to: string | null
  which: 'all' | 'some'
  fanIds: string[]
}

const FIRST: WrittenMove = { from: null, to: null, which: 'all', fanIds: [] }

interface MoveSubject {
  creatorId: string
  waiting: readonly WaitingFan[]
  /** The name of a member of staff; null is no one. */
  nameOf: (userId: string | null) => string
  onDone: () => void
}

/** Whose fans a form is about, and which of them it moves: who got a reply meanwhile is not moved any more. */
function rulesOf(waiting: readonly WaitingFan[]) {
  const owners = countByAssignee(waiting)
  const ownerIn = (from: string | null) => from ?? owners[0]?.owner ?? UNASSIGNED
  const fansOf = (owner: string) => waiting.filter((fan) => assigneeOf(fan) === owner)
  const chosenIn = ({ from, which, fanIds }: Omit<WrittenMove, 'to'>) =>
    fansOf(ownerIn(from)).filter(({ fanId }) => which === 'all' || fanIds.includes(fanId))
  return { owners, ownerIn, fansOf, chosenIn }
}

function useMoveSchema({ chosenIn }: ReturnType<typeof rulesOf>) {
  const { t } = useTranslation('analytics')
  return v.pipe(
    v.object({
      from: v.nullable(v.string()),
      to: v.nullable(v.string()),
      which: v.picklist(['all', 'some']),
      fanIds: v.array(v.string()),
    }),
    checkFields((written) => ({
      ...(written.to === null && { to: t('floor.to_missing') }),
      ...(chosenIn(written).length === 0 && { fanIds: t('floor.fans_missing') }),
    })),
  )
}

/** Moves fans to another person, and offers to move the same fans back. */
function useMoveFans(nameOf: (userId: string | null) => string, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const undo = useUndo()
  const refetch = useInvalidateCalls(getFloor, listWaitingChannels)
  return useMutation({
    ...mutationOf(reassignChannels),
    onSuccess: async ({ moved }, { toUserId, fromUserId, ...rest }) => {
      if (moved === 0) toast.warn(t('floor.moved_none'))
      else
        toast.success(t('floor.moved', { count: moved, name: isolate(nameOf(toUserId)) }), {
          undo: undo(() => send(reassignChannels, { ...rest, fromUserId: toUserId, toUserId: fromUserId }), {
            done: t('floor.moved_back'),
            refetch,
          }),
        })
      onDone()
      await refetch()
    },
  })
}

/** The state of the move dialog; it starts with all unassigned fans, or with those of the person who has the most. */
export function useMoveForm({ creatorId, waiting, nameOf, onDone }: MoveSubject) {
  const move = useMoveFans(nameOf, onDone)
  const rules = rulesOf(waiting)
  const { owners, ownerIn, fansOf, chosenIn } = rules
  const form = useForm({
    schema: useMoveSchema(rules),
    values: FIRST,
    draftKey: `move-fans:${creatorId}`,
    serverNames: { toUserId: 'to', fromUserId: 'from' },
    save: async (written) => {
      if (written.to === null) return NOT_SENT
      const fanIds = chosenIn(written).map(({ fanId }) => fanId)
      const people = { fromUserId: assigneeId(ownerIn(written.from)), toUserId: assigneeId(written.to) }
      return move.mutateAsync({ creatorId, ...people, fanIds })
    },
  })
  const names = ['from', 'to', 'which', 'fanIds'] as const
  const [from, to, which, fanIds] = useWatch({ control: form.control, name: names })
  const owner = ownerIn(from)
  return {
    ...form,
    owners,
    owner,
    which,
    fans: fansOf(owner),
    chosen: chosenIn({ from, which, fanIds }),
    setOwner: (next: string) => {
      form.set('from', next)
      if (to === next) form.set('to', null)
      form.set('fanIds', [])
    },
  }
}

export interface MoveForm extends ReturnType<typeof useMoveForm> {}
