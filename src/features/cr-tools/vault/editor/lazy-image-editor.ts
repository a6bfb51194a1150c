import { deferred } from '@/services/loading/deferred'

/** Lazy-loads the editor and its library when it opens. */
export const LazyImageEditor = deferred(async () => (await import('./image-editor')).ImageEditor)
