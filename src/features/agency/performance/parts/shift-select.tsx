import { useTranslation } from 'react-i18next'

import { formatDateRange } from '@/i18n/format'
import { Select } from '@/ui/select'

import type { useShiftScope } from '../use-shift-scope'

const ALL = ''

/** The hours of one planned shift, or the whole period. */
export function ShiftSelect({
  shift: { windows, chosen, choose },
  timezone,
}: {
  shift: ReturnType<typeof useShiftScope>
  timezone: string
}) {
  const { t } = useTranslation('analytics')
  if (windows.length === 0 && !chosen) return null
  const words = (from: number, to: number) =>
    formatDateRange(from, to, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: timezone,
    })
  const isListed = windows.some(({ id }) => id === chosen?.id)
  return (
    <Select
      label={t('performance.shift')}
      labelHidden
      options={[
        { value: ALL, label: t('performance.shift_all') },
        ...(chosen && !isListed ? [{ value: chosen.id, label: words(chosen.from, chosen.to) }] : []),
        ...windows.map(({ id, from, to, people }) => ({
          value: id,
          label: words(from, to),
          detail: t('performance.shift_people', { count: people }),
        })),
      ]}
      value={chosen?.id ?? ALL}
      onChange={(id) => choose(id === ALL ? undefined : id)}
    />
  )
}
