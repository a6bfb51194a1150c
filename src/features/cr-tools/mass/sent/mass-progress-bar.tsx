import { useTranslation } from 'react-i18next'

import type { MassMessage } from '@/domain/mass-message'
import { formatNumber } from '@/i18n/format'
import { Button } from '@/ui/button'

import type { MassAct } from './use-mass-act'

interface MassProgressBarProps {
  of: MassMessage
  isBusy: boolean
  onAct: (act: MassAct) => void
}

/** One that is on its way: how far it has come, and what can still be done about it. */
export function MassProgressBar({ of, isBusy, onAct }: MassProgressBarProps) {
  const { t } = useTranslation('tools')
  const acts: readonly MassAct[] =
    of.state === 'paused' ? ['resume', 'stop'] : of.state === 'unsending' ? [] : ['pause', 'stop']
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface-raised px-4 py-3">
      <div className="grid min-w-48 flex-1 gap-2">
        <p className="flex items-baseline justify-between gap-3 text-13">
          <span dir="auto" className="truncate font-medium">
            {of.text || t('mass.without_text')}
          </span>
          <span className="shrink-0 text-text-quiet tabular-nums">
            {t('mass.progress', { sent: formatNumber(of.sent), total: formatNumber(of.total) })}
          </span>
        </p>
        <progress
          aria-label={t('mass.progress_name')}
          value={of.sent}
          max={Math.max(1, of.total)}
          className="h-1 w-full accent-accent"
        />
      </div>
      <span className="text-13 text-text-quiet">{t(`mass.state_${of.state}`)}</span>
      <span className="flex gap-2">
        {acts.map((act) => (
          <Button key={act} size="small" busy={isBusy} onClick={() => onAct(act)}>
            {t(`mass.act_${act}`)}
          </Button>
        ))}
      </span>
    </div>
  )
}
