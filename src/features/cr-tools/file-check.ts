import { UPLOAD_MAX_BYTES } from '@/config/constants'

export type UploadKind = keyof typeof UPLOAD_MAX_BYTES
export type FileProblem = { kind: 'type' } | { kind: 'empty' } | { kind: 'size'; most: number }

/** What the file chooser offers. */
export const ACCEPTED = 'image/*,video/*,audio/*'

/** Browsers show scripts inside these, and fans' devices may run them. */
const REFUSED = new Set(['image/svg+xml'])

/** What a file will be in a message; nothing when it is no media. */
export function uploadKind(type: string): UploadKind | undefined {
  if (REFUSED.has(type)) return undefined
  const kinds = Object.keys(UPLOAD_MAX_BYTES) as UploadKind[] // its own keys
  return kinds.find((kind) => type.startsWith(`${kind}/`))
}

/** Why a file can't be sent; nothing when it can. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  const kind = uploadKind(type)
  if (!kind) return { kind: 'type' }
  if (size === 0) return { kind: 'empty' }
  const most = UPLOAD_MAX_BYTES[kind]
  return size > most ? { kind: 'size', most } : undefined
}
