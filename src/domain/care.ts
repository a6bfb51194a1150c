import { CARE_LASTS_MS } from '@/config/constants'

/** Until when a fan is treated with care after they wrote what may need it, or a manager was told of them (crisis help, point 9). */
export const careUntil = (at: number): number => at + CARE_LASTS_MS
