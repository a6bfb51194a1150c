import { CARE_LASTS_MS } from '@/config/constants'

/**
 * How long a fan gets extra care after they write something that may need it, or after a report to a manager.
 */
export const careUntil = (at: number): number => at + CARE_LASTS_MS
