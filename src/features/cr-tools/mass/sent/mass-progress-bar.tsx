import { useTranslation } from '@/i18n/use-translation'

import type { MassMessage } from '@/domain/mass/mass-message'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { formatDateTime, formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { ErrorAlert } from '@/ui/feedback/error-alert'

import { canUnsend, useUnsendDisabledReason } from './may-unsend'
import { TextWithVariables } from './text-with-variables'
import type { MassAction } from './use-confirmed-action'
import { useViewOnlyReason } from '../../base/permissions'

interface MassProgressBarProps {
  massMessage: MassMessage
  isBusy: boolean
  /** Why the last action failed. */
  problem: string | undefined
  onAction: (action: MassAction) => void
}

/** Both A/B versions are sent; the rest waits for the winner. */
const isTesting = ({ state, test, winner, sent, total }: MassMessage): boolean =>
  state === 'sending' &&
  test !== null &&
  winner === null &&
  sent >= Math.floor((total * 2 * test.share) / 100)

/** Describes the current stage. */
function useStageText(massMessage: MassMessage): string {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  const decidesAt = massMessage.test?.decidesAt ?? null
  return isTesting(massMessage) && decidesAt !== null
    ? t('mass.on_trial', { time: isolate(formatDateTime(decidesAt, timezone)) })
    : t(`mass.state_${massMessage.state}`)
}

const PROGRESS_ACTIONS: Partial<
  Record<MassMessage['state'], readonly Exclude<MassAction, 'sendHeld' | 'unsend'>[]>
> = {
  queued: ['pause', 'stop'],
  sending: ['pause', 'stop'],
  paused: ['resume', 'stop'],
}

/** Progress of a message being sent, with its actions. */
export function MassProgressBar({ massMessage, isBusy, problem, onAction }: MassProgressBarProps) {
  const { t } = useTranslation('tools')
  const stage = useStageText(massMessage)
  const editDisabledReason = useViewOnlyReason('massMessages')
  const unsendDisabledReason = useUnsendDisabledReason()
  const text = massMessage.text || t('mass.without_text')
  return (
    <section
      aria-label={text}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface-raised px-4 py-3"
    >
      <div className="grid min-w-48 flex-1 gap-2">
        <p className="flex items-baseline justify-between gap-3 text-13">
          <span dir="auto" className="cut min-w-0 font-medium">
            {massMessage.text ? <TextWithVariables text={massMessage.text} /> : text}
          </span>
          <span className="shrink-0 text-text-quiet tabular-nums">
            {t('mass.progress', {
              sent: formatNumber(massMessage.sent),
              total: formatNumber(massMessage.total),
            })}
          </span>
        </p>
        <progress
          aria-label={t('mass.progress_name')}
          value={massMessage.sent}
          max={Math.max(1, massMessage.total)}
          className="h-1 w-full appearance-none overflow-hidden rounded-full bg-fill-pressed [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
        />
      </div>
      <span role="status" className="text-13 text-text-quiet">
        {stage}
      </span>
      <span className="flex gap-2">
        {(PROGRESS_ACTIONS[massMessage.state] ?? []).map((action) => (
          <Button
            key={action}
            size="small"
            busy={isBusy}
            disabledReason={editDisabledReason}
            onClick={() => onAction(action)}
          >
            {t(`mass.act_${action}`)}
          </Button>
        ))}
        {canUnsend(massMessage) && (
          <Button
            size="small"
            busy={isBusy}
            disabledReason={editDisabledReason ?? unsendDisabledReason}
            onClick={() => onAction('unsend')}
          >
            {t('mass.ask_unsend')}
          </Button>
        )}
      </span>
      <ErrorAlert className="basis-full">{problem}</ErrorAlert>
    </section>
  )
}
