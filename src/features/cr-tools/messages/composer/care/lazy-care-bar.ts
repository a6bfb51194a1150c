import { deferred } from '@/services/loading/deferred'

/** Lazy, because few messages need care. */
export const CareBar = deferred(async () => (await import('./care-bar')).CareBar)
