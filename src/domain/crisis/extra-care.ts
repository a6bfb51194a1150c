import { CARE_DURATION_MS } from '@/config/tool-limits'

/**
 * How long a fan gets extra care after they write something that may need it, or after a report to a manager.
 */
export const extraCareUntil = (at: number): number => at + CARE_DURATION_MS
