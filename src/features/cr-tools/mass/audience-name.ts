import { useTranslation } from '@/i18n/use-translation'

import type { MassMessage } from '@/domain/mass-message'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/isolate'

type Called = Pick<MassMessage, 'audience' | 'filters'>

/** Everybody's: a second mass message within hours is no narrower choice of fans. */
const isNarrowed = ({ filters }: Called): boolean => Object.keys(filters).some((name) => name !== 'capHours')

/** Gives what the audience of a mass message is called: its lists, or all fans, and whether filters narrowed it down. */
export function useAudienceName(): (of: Called) => string {
  const { t } = useTranslation('tools')
  return (of) => {
    const audience = of.audience.length > 0 ? formatList(of.audience.map(isolate)) : t('mass.all_fans')
    return isNarrowed(of) ? t('mass.audience_narrowed', { audience }) : audience
  }
}
