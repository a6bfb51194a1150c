import { useTranslation } from '@/i18n/use-translation'

import type { MassMessage } from '@/domain/mass-message'
import { formatDateTime, formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field-error'

import { canUnsend, useWhyNotUnsend } from './may-unsend'
import { TextToMany } from './text-to-many'
import type { MassAct } from './use-mass-act'

interface MassProgressBarProps {
  of: MassMessage
  deniedReason: string | undefined
  isBusy: boolean
  /** Why the last action failed. */
  problem: string | undefined
  onAct: (act: MassAct) => void
}

/** Both A/B versions are sent; the rest waits for the winner. */
const isOnTrial = ({ state, test, winner, sent, total }: MassMessage): boolean =>
  state === 'sending' &&
  test !== null &&
  winner === null &&
  sent >= Math.floor((total * 2 * test.share) / 100)

/** Describes the current stage. */
function useStage(of: MassMessage): string {
  const { t } = useTranslation('tools')
  const decidesAt = of.test?.decidesAt ?? null
  return isOnTrial(of) && decidesAt !== null
    ? t('mass.on_trial', { time: isolate(formatDateTime(decidesAt)) })
    : t(`mass.state_${of.state}`)
}

const ACTS: Partial<Record<MassMessage['state'], readonly Exclude<MassAct, 'sendHeld' | 'unsend'>[]>> = {
  queued: ['pause', 'stop'],
  sending: ['pause', 'stop'],
  paused: ['resume', 'stop'],
}

/** Progress of a message being sent, with its actions. */
export function MassProgressBar({ of, deniedReason, isBusy, problem, onAct }: MassProgressBarProps) {
  const { t } = useTranslation('tools')
  const stage = useStage(of)
  const whyNotUnsend = useWhyNotUnsend()
  const text = of.text || t('mass.without_text')
  return (
    <section
      aria-label={text}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface-raised px-4 py-3"
    >
      <div className="grid min-w-48 flex-1 gap-2">
        <p className="flex items-baseline justify-between gap-3 text-13">
          <span dir="auto" className="cut min-w-0 font-medium">
            {of.text ? <TextToMany text={of.text} /> : text}
          </span>
          <span className="shrink-0 text-text-quiet tabular-nums">
            {t('mass.progress', { sent: formatNumber(of.sent), total: formatNumber(of.total) })}
          </span>
        </p>
        <progress
          aria-label={t('mass.progress_name')}
          value={of.sent}
          max={Math.max(1, of.total)}
          className="h-1 w-full appearance-none overflow-hidden rounded-full bg-fill-pressed [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
        />
      </div>
      <span role="status" className="text-13 text-text-quiet">
        {stage}
      </span>
      <span className="flex gap-2">
        {(ACTS[of.state] ?? []).map((act) => (
          <Button
            key={act}
            size="small"
            busy={isBusy}
            disabledReason={deniedReason}
            onClick={() => onAct(act)}
          >
            {t(`mass.act_${act}`)}
          </Button>
        ))}
        {canUnsend(of) && (
          <Button
            size="small"
            busy={isBusy}
            disabledReason={deniedReason ?? whyNotUnsend}
            onClick={() => onAct('unsend')}
          >
            {t('mass.ask_unsend')}
          </Button>
        )}
      </span>
      <div role="alert" className="basis-full empty:hidden">
        {problem !== undefined && <FieldError>{problem}</FieldError>}
      </div>
    </section>
  )
}
