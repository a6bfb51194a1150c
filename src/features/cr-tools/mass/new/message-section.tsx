import { useTranslation } from 'react-i18next'

import { type MassPlan, TEST_SHARE } from '@/domain/mass-plan'
import { Card } from '@/ui/card'
import { Switch } from '@/ui/switch'

import { type ComposerDesk, MessageEditor } from '../../messages'
import { NumberFilter } from './number-filter'

interface MessageSectionProps {
  first: ComposerDesk
  second: ComposerDesk
  plan: MassPlan
  change: (patch: Partial<MassPlan>) => void
}

const within = (value: number | undefined): number =>
  Math.min(TEST_SHARE.max, Math.max(TEST_SHARE.min, value ?? TEST_SHARE.min))

/** What is said; two versions where one is to be tried against the other. */
export function MessageSection({ first, second, plan, change }: MessageSectionProps) {
  const { t } = useTranslation('tools')
  return (
    <Card
      title={t('mass.message')}
      actions={
        <Switch on={plan.isTest} onChange={(isTest) => change({ isTest })}>
          {t('mass.test')}
        </Switch>
      }
    >
      <div className="grid gap-4 px-4 pb-4">
        <MessageEditor desk={first} label={plan.isTest ? t('mass.version_first') : t('mass.message')} />
        {plan.isTest && (
          <>
            <MessageEditor desk={second} label={t('mass.version_second')} />
            <div className="grid gap-4 sm:grid-cols-2">
              <NumberFilter
                label={t('mass.share')}
                unit="%"
                value={plan.share}
                onChange={(share) => change({ share: within(share) })}
              />
              <NumberFilter
                label={t('mass.decide_after')}
                unit={t('mass.hours')}
                value={plan.decideAfterHours}
                onChange={(hours) => change({ decideAfterHours: Math.max(1, hours ?? 1) })}
              />
            </div>
            <p className="text-13 text-text-quiet">{t('mass.test_hint')}</p>
          </>
        )}
      </div>
    </Card>
  )
}
