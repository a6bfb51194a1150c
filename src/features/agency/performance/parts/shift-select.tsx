import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { formatDateRange } from '@/i18n/format'
import { Select } from '@/ui/field/select'

import type { useShiftScope } from '../use-shift-scope'

const ALL = ''

/** Selects the hours of one planned shift, or the whole period. */
export function ShiftSelect({
  shift: { windows, chosen, choose, want, state, error },
  timezone,
}: {
  shift: ReturnType<typeof useShiftScope>
  timezone: string
}) {
  const { t } = useTranslation('analytics')
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
    <span className="inline-flex min-w-0" onFocus={want} onPointerEnter={want}>
      <Select
        label={t('performance.shift')}
        labelHidden
        error={error ? errorText(error) : undefined}
        options={[
          {
            value: ALL,
            label: t('performance.shift_all'),
            ...(state !== 'some' && { detail: t(`performance.shift_${state}`) }),
          },
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
    </span>
  )
}
