import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { isPriced, type MassMessage } from '@/domain/mass-message'
import { formatNumber } from '@/i18n/format'
import { DangerQuestion } from '@/ui/danger-question'

import { type MassAct, useMassAct } from './use-mass-act'

/** Irreversible actions, which need confirmation. */
type GraveAct = Extract<MassAct, 'stop' | 'unsend'>

interface Asked {
  act: GraveAct
  of: MassMessage
}

/** The latest row: sending continues while the confirmation is open. */
const current = (rows: readonly MassMessage[], of: MassMessage): MassMessage =>
  rows.find(({ massMessageId }) => massMessageId === of.massMessageId) ?? of

const isOnItsWay = ({ state }: MassMessage): boolean => state === 'sending' || state === 'paused'

function Question({
  asked: { act, of },
  isBusy,
  error,
  onKeep,
  onAct,
}: {
  asked: Asked
  isBusy: boolean
  error: Error | null
  onKeep: () => void
  onAct: () => void
}) {
  const { t } = useTranslation('tools')
  const kind = of.state === 'scheduled' || of.state === 'held' ? 'call_off' : act
  const told = kind === 'unsend' && !isPriced(of) ? 'unsend_free' : kind
  const left = act === 'stop' ? of.total - of.sent : of.sent - of.bought
  return (
    <DangerQuestion
      title={t(`mass.ask_${told}_title`)}
      keep={t(`mass.ask_${kind}_keep`)}
      act={t(`mass.ask_${kind}`)}
      trackedAs={`mass-${kind}`}
      isBusy={isBusy}
      problem={error && errorText(error)}
      onKeep={onKeep}
      onAct={onAct}
    >
      {kind === 'unsend' && isOnItsWay(of) && <span className="block">{t('mass.ask_unsend_stops')}</span>}
      {t(`mass.ask_${told}_text`, { count: left, number: formatNumber(left) })}
    </DangerQuestion>
  )
}

/**
 * Runs actions on mass messages and confirms irreversible ones. Render `question`; `problemOf` returns why
 * the last unconfirmed action on a message failed.
 */
export function useActQuestion(creatorId: string, rows: readonly MassMessage[]) {
  const { mutate, isPending, error, variables, reset } = useMassAct(creatorId)
  const [asked, setAsked] = useState<Asked>()
  const act = (name: MassAct, of: MassMessage) => {
    reset()
    if (name === 'stop' || name === 'unsend') setAsked({ act: name, of })
    else mutate({ act: name, massMessageId: of.massMessageId })
  }
  const confirm = ({ act: name, of }: Asked) =>
    mutate({ act: name, massMessageId: of.massMessageId }, { onSuccess: () => setAsked(undefined) })
  const keep = () => {
    reset()
    setAsked(undefined)
  }
  const problemOf = ({ massMessageId }: MassMessage): string | undefined =>
    error && !asked && variables?.massMessageId === massMessageId ? errorText(error) : undefined
  const question = asked && (
    <Question
      asked={{ ...asked, of: current(rows, asked.of) }}
      isBusy={isPending}
      error={error}
      onKeep={keep}
      onAct={() => confirm(asked)}
    />
  )
  return { act, isBusy: isPending, problemOf, question }
}
