import { useTranslation } from '@/i18n/use-translation'

import type { MassMessage } from '@/domain/mass/mass-message'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'

type NamedAudience = Pick<MassMessage, 'audience' | 'filters'>

/** The frequency cap (`capHours`) applies to all fans alike, so it does not narrow the audience. */
const hasNarrowingFilters = ({ filters }: NamedAudience): boolean =>
  Object.keys(filters).some((name) => name !== 'capHours')

/**
 * Returns a formatter for a mass message's audience: its lists or all fans, and whether filters narrow it.
 */
export function useAudienceName(): (target: NamedAudience) => string {
  const { t } = useTranslation('tools')
  return (target) => {
    const audience =
      target.audience.length > 0 ? formatList(target.audience.map(isolate)) : t('mass.all_fans')
    return hasNarrowingFilters(target) ? t('mass.audience_narrowed', { audience }) : audience
  }
}
