import * as v from 'valibot'

/** Whether others see the person as online, and at all (requirements 3). */
export const StatusSettings = v.object({ online: v.boolean(), visible: v.boolean() })
export interface StatusSettings extends v.InferOutput<typeof StatusSettings> {}
