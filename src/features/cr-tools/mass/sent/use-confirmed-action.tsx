import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { isMassPriced, type MassMessage } from '@/domain/mass/mass-message'
import { formatNumber } from '@/i18n/format'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

import { type MassAction, useMassAction } from './use-mass-action'

/** Irreversible actions, which need confirmation. */
type IrreversibleAction = Extract<MassAction, 'stop' | 'unsend'>

interface PendingConfirmation {
  action: IrreversibleAction
  of: MassMessage
}

/** The latest row: sending continues while the confirmation is open. */
const latestRowOf = (rows: readonly MassMessage[], of: MassMessage): MassMessage =>
  rows.find(({ massMessageId }) => massMessageId === of.massMessageId) ?? of

const isInProgress = ({ state }: MassMessage): boolean => state === 'sending' || state === 'paused'

function ConfirmActionDialog({
  asked: { action, of },
  isBusy,
  error,
  onKeep,
  onAct,
}: {
  asked: PendingConfirmation
  isBusy: boolean
  error: Error | null
  onKeep: () => void
  onAct: () => void
}) {
  const { t } = useTranslation('tools')
  const kind = of.state === 'scheduled' || of.state === 'held' ? 'call_off' : action
  const told = kind === 'unsend' && !isMassPriced(of) ? 'unsend_free' : kind
  const left = action === 'stop' ? of.total - of.sent : of.sent - of.bought
  return (
    <DangerConfirmation
      title={t(`mass.ask_${told}_title`)}
      cancelLabel={t(`mass.ask_${kind}_keep`)}
      confirmLabel={t(`mass.ask_${kind}`)}
      trackedAs={`mass-${kind}`}
      isBusy={isBusy}
      problem={error && errorText(error)}
      onCancel={onKeep}
      onConfirm={onAct}
    >
      {kind === 'unsend' && isInProgress(of) && <span className="block">{t('mass.ask_unsend_stops')}</span>}
      {t(`mass.ask_${told}_text`, { count: left, number: formatNumber(left) })}
    </DangerConfirmation>
  )
}

/**
 * Runs actions on mass messages and confirms irreversible ones. Render `question`; `problemOf` returns why
 * the last unconfirmed action on a message failed.
 */
export function useConfirmedAction(creatorId: string, rows: readonly MassMessage[]) {
  const { mutate, isPending, error, variables, reset } = useMassAction(creatorId)
  const [asked, setAsked] = useState<PendingConfirmation>()
  const act = (name: MassAction, of: MassMessage) => {
    reset()
    if (name === 'stop' || name === 'unsend') setAsked({ action: name, of })
    else mutate({ act: name, massMessageId: of.massMessageId })
  }
  const confirm = ({ action: name, of }: PendingConfirmation) =>
    mutate({ act: name, massMessageId: of.massMessageId }, { onSuccess: () => setAsked(undefined) })
  const keep = () => {
    reset()
    setAsked(undefined)
  }
  const problemOf = ({ massMessageId }: MassMessage): string | undefined =>
    error && !asked && variables?.massMessageId === massMessageId ? errorText(error) : undefined
  const question = asked && (
    <ConfirmActionDialog
      asked={{ ...asked, of: latestRowOf(rows, asked.of) }}
      isBusy={isPending}
      error={error}
      onKeep={keep}
      onAct={() => confirm(asked)}
    />
  )
  return { act, isBusy: isPending, problemOf, question }
}
