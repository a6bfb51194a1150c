import { countAudience, listMassMessages } from '@/api/calls/chat/mass-messages'

import { invalidateHookOf } from '../base/invalidate-hook'

/** What a sent or changed message concerns: the lists, and the fans that the next one may still reach. */
export const useInvalidateMass = invalidateHookOf(listMassMessages, countAudience)
