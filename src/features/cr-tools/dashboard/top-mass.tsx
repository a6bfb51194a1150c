import { RotateCcw } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Dashboard } from '@/domain/figures/dashboard'
import { isMassPriced, type MassMessage, winningVersionOf } from '@/domain/mass/mass-message'
import type { Fault } from '@/features/figures/widget-fault'
import { formatNumber, formatPercent } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Amount } from '@/ui/text/figure'
import { ratio } from '@/domain/figures/metrics'

import { MassText } from '../mass'
import { useCanSeeSpend } from '../base/permissions'
import { ListCard, ListLine } from './list-card'

interface TopMassProps {
  dashboard: Dashboard | undefined
  fault: Fault | undefined
  onReuse: (message: MassMessage) => void
  reuseDisabledReason: string | undefined
}

function TopMassResult({ massMessage }: { massMessage: MassMessage }) {
  const { t } = useTranslation('home')
  const seesSpend = useCanSeeSpend()
  const part = ratio(isMassPriced(massMessage) ? massMessage.bought : massMessage.seen, massMessage.sent)
  return (
    <span className="block text-13 text-text-quiet">
      {seesSpend && (
        <>
          <Amount of={{ amount: massMessage.revenue, currency: massMessage.currency }} />
          {' · '}
        </>
      )}
      {t(isMassPriced(massMessage) ? 'dashboard.mass_bought' : 'dashboard.mass_seen', {
        share: part === null ? '–' : formatPercent(part),
        fans: formatNumber(massMessage.sent),
      })}
    </span>
  )
}

/** The range's three best mass messages, with a button to reuse each. */
export function TopMass({ dashboard, fault, onReuse, reuseDisabledReason }: TopMassProps) {
  const { t } = useTranslation('home')
  const seesSpend = useCanSeeSpend()
  return (
    <ListCard
      title={t('dashboard.top_mass')}
      info={t(seesSpend ? 'dashboard.top_mass_info' : 'dashboard.top_mass_info_seen')}
      emptyText={t('dashboard.top_mass_empty')}
      count={undefined}
      fault={fault}
      skeletonLines={3}
      skeletonLine="h-16"
      lines={dashboard?.top.map((message) => (
        <ListLine key={message.massMessageId}>
          <span className="min-w-0 flex-1">
            <MassText massMessage={winningVersionOf(message)} className="w-full" />
            <TopMassResult massMessage={message} />
          </span>
          <Button
            size="small"
            icon={RotateCcw}
            disabledReason={reuseDisabledReason}
            aria-label={t('dashboard.reuse_message', { text: winningVersionOf(message).text })}
            onClick={() => onReuse(message)}
          >
            {t('dashboard.reuse')}
          </Button>
        </ListLine>
      ))}
    />
  )
}
