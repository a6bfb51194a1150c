import * as v from 'valibot'

/** Whether others see the person online, and at all (spec 3). */
export const StatusSettings = v.object({ online: v.boolean(), visible: v.boolean() })
export interface StatusSettings extends v.InferOutput<typeof StatusSettings> {}
