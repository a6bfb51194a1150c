import { late } from '@/services/late'

/** Loads the editor with its library when it opens. */
export const LateEditor = late(async () => (await import('../editor/image-editor')).ImageEditor, null, 'now')
