import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useMutation } from '@tanstack/react-query'

import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { type MassMessage, isMassPriced } from '@/domain/mass/mass-message'
import { errorText } from '@/api/errors'
import { formatNumber } from '@/i18n/format'
import {
  pauseMassMessage,
  resumeMassMessage,
  sendHeldMassMessage,
  stopMassMessage,
  unsendMassMessage,
} from '@/api/calls/chat/mass-messages'
import { send } from '@/api/send'

import { useInvalidateMass } from '../use-invalidate-mass'

const MASS_ACTION_CALLS = {
  pause: pauseMassMessage,
  resume: resumeMassMessage,
  stop: stopMassMessage,
  unsend: unsendMassMessage,
  sendHeld: sendHeldMassMessage,
} as const
export type MassAction = keyof typeof MASS_ACTION_CALLS

/** An irreversible action that waits for its confirmation. */
type ConfirmedAction = Extract<MassAction, 'stop' | 'unsend'>
const isConfirmed = (action: MassAction): action is ConfirmedAction =>
  action === 'stop' || action === 'unsend'

interface PendingConfirmation {
  action: ConfirmedAction
  massMessage: MassMessage
}

/** Pauses, resumes, stops or unsends a mass message, then refetches what it concerns. */
function useMassAction(creatorId: string) {
  const invalidate = useInvalidateMass()
  return useMutation({
    mutationKey: ['mass-act'],
    // A toast as well as the inline error, as the user may have left the page.
    meta: { onError: 'toast' },
    mutationFn: ({
      action,
      massMessage: { massMessageId },
    }: {
      action: MassAction
      massMessage: MassMessage
    }) => send(MASS_ACTION_CALLS[action], { massMessageId }, { creatorId }),
    onSettled: invalidate,
  })
}

const isInProgress = ({ state }: MassMessage): boolean => state === 'sending' || state === 'paused'

interface MassQuestionProps {
  pending: PendingConfirmation
  call: () => Promise<unknown>
  onClose: () => void
}

function MassQuestion({ pending: { action, massMessage }, ...question }: MassQuestionProps) {
  const { t } = useTranslation('tools')
  const kind = massMessage.state === 'scheduled' || massMessage.state === 'held' ? 'call_off' : action
  const textKey = kind === 'unsend' && !isMassPriced(massMessage) ? 'unsend_free' : kind
  const left =
    action === 'stop' ? massMessage.total - massMessage.sent : massMessage.sent - massMessage.bought
  return (
    <ConfirmCall
      {...question}
      title={t(`mass.ask_${textKey}_title`)}
      cancelLabel={t(`mass.ask_${kind}_keep`)}
      confirmLabel={t(`mass.ask_${kind}`)}
      trackedAs={`mass-${kind}`}
    >
      {kind === 'unsend' && isInProgress(massMessage) && <p>{t('mass.ask_unsend_stops')}</p>}
      {t(`mass.ask_${textKey}_text`, { count: left, number: formatNumber(left) })}
    </ConfirmCall>
  )
}

/**
 * Runs actions on mass messages and confirms irreversible ones. Render `question`; `problemOf` returns why
 * the last unconfirmed action on a message failed.
 */
export function useConfirmedAction(creatorId: string, rows: readonly MassMessage[]) {
  const { mutate, mutateAsync, isPending, error, variables, reset } = useMassAction(creatorId)
  const [pending, setPending] = useState<PendingConfirmation>()
  const run = (name: MassAction, massMessage: MassMessage) => {
    reset()
    if (isConfirmed(name)) setPending({ action: name, massMessage })
    else mutate({ action: name, massMessage })
  }
  const problemOf = ({ massMessageId }: MassMessage): string | undefined =>
    error && !isConfirmed(variables.action) && variables.massMessage.massMessageId === massMessageId
      ? errorText(error)
      : undefined
  /** The latest row: sending continues while the confirmation is open. */
  const latest =
    pending && rows.find(({ massMessageId }) => massMessageId === pending.massMessage.massMessageId)
  const question = pending && (
    <MassQuestion
      pending={{ ...pending, massMessage: latest ?? pending.massMessage }}
      call={() => mutateAsync(pending)}
      onClose={() => setPending(undefined)}
    />
  )
  return { run, isBusy: isPending, problemOf, question }
}
