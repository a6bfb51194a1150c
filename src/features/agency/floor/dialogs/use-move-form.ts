import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { checkFields } from '@/lib/form-schemas'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'

import { UNASSIGNED, assigneeId, assigneeOf, countByAssignee, type WaitingFan } from '../waiting-fans'
import type { useMoveFans } from './use-move-fans'

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
  move: ReturnType<typeof useMoveFans>
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

/** The state of the move dialog; it starts with all unassigned fans, or with those of the person who has the most. */
export function useMoveForm({ creatorId, waiting, move }: MoveSubject) {
  const rules = rulesOf(waiting)
  const { owners, ownerIn, fansOf, chosenIn } = rules
  const form = useForm({
    schema: useMoveSchema(rules),
    values: FIRST,
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
