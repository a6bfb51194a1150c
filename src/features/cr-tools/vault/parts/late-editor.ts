import { late } from '@/services/late'

/** Lazy-loads the editor and its library when it opens. */
export const LateEditor = late(async () => (await import('../editor/image-editor')).ImageEditor, null, 'now')
