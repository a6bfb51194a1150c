import * as v from 'valibot'

import type { DateFieldValue } from '@/domain/time/date-field-value'

/** Wraps a moment: react-hook-form treats a bare undefined as the default value. */
export interface FormMoment {
  at: DateFieldValue<number>
}

/** A moment as its field holds it, with no rule of its own. */
export const momentSchema = v.object({ at: v.nullish(v.number()) }) as v.GenericSchema<FormMoment> // a missing part is undefined
