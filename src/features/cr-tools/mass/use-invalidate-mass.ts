import { countAudience, listMassMessages } from '@/api/calls/chat/mass-messages'

import { useInvalidateCalls } from '@/api/use-invalidate-calls'

/** What a sent or changed message concerns: the lists, and the fans that the next one may still reach. */
export const useInvalidateMass = () => useInvalidateCalls(listMassMessages, countAudience)
