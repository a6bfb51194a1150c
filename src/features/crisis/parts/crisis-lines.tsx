import { useTranslation } from '@/i18n/use-translation'

import type { CrisisLine } from '@/domain/crisis/crisis-lines'

import { CrisisLineRow } from './crisis-line-row'

/** Groups lines that are one service at one number, with several channels. */
const byService = (lines: readonly CrisisLine[]): CrisisLine[][] => [
  ...Map.groupBy(lines, (line) => `${line.name} ${line.number}`).values(),
]

/** Shows the lines of a country; without confirmed ones it says so, instead of a number that may be wrong. */
export function CrisisLines({ lines }: { lines: readonly CrisisLine[] }) {
  const { t } = useTranslation('common')
  if (lines.length === 0) return <p className="text-text">{t('crisis.no_lines')}</p>
  return (
    <ul className="[&>li+li]:border-t [&>li+li]:border-line rounded-card border border-line">
      {byService(lines).map((service) => (
        <CrisisLineRow key={`${service[0]?.name} ${service[0]?.number}`} service={service} />
      ))}
    </ul>
  )
}
