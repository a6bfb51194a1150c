import { ratio } from '../figures/metrics'
import type { WorkFigures } from './work-day'

export const NO_WORK: WorkFigures = { worked: 0, active: 0, planned: 0, kept: 0 }

/** Shift adherence: clocked ∩ planned ÷ planned; null without planned time. */
export const shiftAdherence = ({ kept, planned }: WorkFigures): number | null => ratio(kept, planned)
