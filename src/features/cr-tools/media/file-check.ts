import { UPLOAD_MAX_BYTES } from '@/config/constants'

export type UploadKind = keyof typeof UPLOAD_MAX_BYTES
export type FileProblem = { kind: 'type' } | { kind: 'empty' } | { kind: 'size'; most: number }

/** The `accept` attribute of the file input. */
export const ACCEPTED_TYPES = 'image/*,video/*,audio/*'

/** SVG files may contain scripts that run on fans' devices. */
const REJECTED_TYPES = new Set(['image/svg+xml'])

/** Returns the media kind of a MIME type; undefined when it is not media. */
export function uploadKind(type: string): UploadKind | undefined {
  if (REJECTED_TYPES.has(type)) return undefined
  const kinds = Object.keys(UPLOAD_MAX_BYTES) as UploadKind[] // the object's own keys
  return kinds.find((kind) => type.startsWith(`${kind}/`))
}

/** Returns why a file can't be sent; undefined when it can. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  const kind = uploadKind(type)
  if (!kind) return { kind: 'type' }
  if (size === 0) return { kind: 'empty' }
  const most = UPLOAD_MAX_BYTES[kind]
  return size > most ? { kind: 'size', most } : undefined
}
