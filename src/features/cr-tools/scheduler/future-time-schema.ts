import * as v from 'valibot'

import { serverNow } from '@/services/network/server-clock'
import type { FormMoment } from '@/ui/field/form/form-date-fields'

const TimeValueSchema = v.object({ at: v.nullish(v.number()) }) as v.GenericSchema<FormMoment> // valibot types an optional key as possibly undefined

/** Schema of a future moment. Takes the error messages for the field. */
export const futureTimeSchema = ({ missing, past }: { missing: string; past: string }) =>
  v.pipe(
    TimeValueSchema,
    v.check(({ at }) => typeof at === 'number', missing),
    v.check(({ at }) => typeof at !== 'number' || at > serverNow(), past),
    v.transform(({ at }) => at ?? 0),
  )
