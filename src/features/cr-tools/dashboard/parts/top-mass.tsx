import { RotateCcw } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { Dashboard } from '@/domain/dashboard'
import { isPriced, type MassMessage } from '@/domain/mass-message'
import { type Fault } from '@/features/figures/widget-fault'
import { formatNumber, formatPercent } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Money } from '@/ui/money'

import { MassText, partOf } from '../../mass'
import { useSeesSpend } from '../../person-rights'
import { ListCard, ListLine } from './list-card'

interface TopMassProps {
  dashboard: Dashboard | undefined
  fault: Fault | undefined
  onReuse: (message: MassMessage) => void
  reuseOff: string | undefined
}

function Result({ of }: { of: MassMessage }) {
  const { t } = useTranslation('home')
  const seesMoney = useSeesSpend()
  const part = partOf(isPriced(of) ? of.bought : of.seen, of.sent)
  return (
    <span className="block text-13 text-text-quiet">
      {seesMoney && (
        <>
          <Money of={{ amount: of.revenue, currency: of.currency }} />
          {' · '}
        </>
      )}
      {t(isPriced(of) ? 'dashboard.mass_bought' : 'dashboard.mass_seen', {
        share: part === null ? '–' : formatPercent(part),
        fans: formatNumber(of.sent),
      })}
    </span>
  )
}

/** The range's three best mass messages, with a button to reuse each. */
export function TopMass({ dashboard, fault, onReuse, reuseOff }: TopMassProps) {
  const { t } = useTranslation('home')
  const seesMoney = useSeesSpend()
  return (
    <ListCard
      title={t('dashboard.top_mass')}
      info={t(seesMoney ? 'dashboard.top_mass_info' : 'dashboard.top_mass_info_seen')}
      empty={t('dashboard.top_mass_empty')}
      count={undefined}
      fault={fault}
      room={3}
      lines={dashboard?.top.map((message) => (
        <ListLine key={message.massMessageId}>
          <span className="min-w-0 flex-1">
            <MassText of={message} className="w-full" />
            <Result of={message} />
          </span>
          <Button
            size="small"
            icon={RotateCcw}
            disabledReason={reuseOff}
            aria-label={t('dashboard.reuse_message', { text: message.text })}
            onClick={() => onReuse(message)}
          >
            {t('dashboard.reuse')}
          </Button>
        </ListLine>
      ))}
    />
  )
}
