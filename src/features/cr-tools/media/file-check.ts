import { UPLOAD_MAX_BYTES } from '@/config/tool-limits'

export type UploadKind = keyof typeof UPLOAD_MAX_BYTES
export type FileProblem = { kind: 'type' | 'empty' | 'content' } | { kind: 'size'; most: number }

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

/** Every media format has control characters at its start. */
const START_BYTES = 512
/** How programs and scripts start. */
const PROGRAM_MARKS = ['MZ', '\u007FELF', '#!']

const isTextByte = (byte: number): boolean => byte >= 32 || byte === 9 || byte === 10 || byte === 13

/** Returns whether a file is a text or a program under a picture's name: the browser takes its type from there. */
export async function contentProblem(file: Blob): Promise<FileProblem | undefined> {
  const bytes = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer())
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  const isProgram = PROGRAM_MARKS.some((mark) => start.startsWith(mark))
  return isProgram || bytes.every(isTextByte) ? { kind: 'content' } : undefined
}
