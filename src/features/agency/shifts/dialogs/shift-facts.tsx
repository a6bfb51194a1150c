import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { PlannedShift } from '@/domain/shift/planned-shift'
import { Banner } from '@/ui/feedback/banner'
import { Drawer } from '@/ui/overlay/dialog'
import { UserName } from '@/ui/text/user-name'

import type { ShiftFormatter } from '../shift-formatter'

interface ShiftFactsProps {
  shift: PlannedShift
  formatter: ShiftFormatter
  onClose: () => void
}

/** A shift the user may not change, with who can change it. */
export function ShiftFacts({ shift, formatter, onClose }: ShiftFactsProps) {
  const { t } = useTranslation('analytics')
  const facts = [
    [t('shifts.person'), <UserName key="person" name={formatter.holderOf(shift)} />],
    [t('shifts.time'), formatter.when(shift)],
    [
      t('shifts.creators'),
      shift.creatorIds.length > 0 ? formatter.namesOf(shift.creatorIds) : t('shifts.no_creator'),
    ],
  ] as const
  return (
    <Drawer onClose={onClose} title={t('shifts.form_facts')}>
      <dl className="grid gap-4">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-13 text-text-quiet">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <Banner icon={Lock}>{t('shifts.locked')}</Banner>
      </div>
    </Drawer>
  )
}
