import { resolveWithin } from '@/lib/wait'

/** What the browser detects in an image or video before upload. */
export interface FileMetadata {
  /** As displayed: an image with EXIF rotation counts as rotated. */
  width?: number
  height?: number
  durationS?: number
  /** A small JPEG preview as a data URL. */
  still?: string
}

const PREVIEW_PX = 320
/** A browser that cannot decode a file may never fire an error. */
const METADATA_TIMEOUT_MS = 8000
/** Many videos start with a black frame. */
const POSTER_AT_S = 1

type DrawableMedia = ImageBitmap | HTMLVideoElement

function createPreview(media: DrawableMedia, width: number, height: number): string | undefined {
  const scale = Math.min(1, PREVIEW_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(media, 0, 0, canvas.width, canvas.height)
  const address = canvas.toDataURL('image/jpeg', 0.72)
  return address.startsWith('data:image/jpeg') ? address : undefined
}

const withPreview = (facts: FileMetadata, still: string | undefined): FileMetadata =>
  still === undefined ? facts : { ...facts, still }

async function readImageMetadata(file: Blob): Promise<FileMetadata> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = picture
  const still = createPreview(picture, width, height)
  picture.close()
  return withPreview({ width, height }, still)
}

const eventOnce = (target: EventTarget, good: string): Promise<void> =>
  new Promise((resolve, reject) => {
    target.addEventListener(good, () => resolve(), { once: true })
    target.addEventListener('error', () => reject(new Error('This browser cannot decode the file')), {
      once: true,
    })
  })

/** Loads a file into a detached player, and releases its memory afterwards. */
async function withPlayer<Kind extends 'video' | 'audio', Result>(
  kind: Kind,
  file: Blob,
  work: (player: HTMLElementTagNameMap[Kind]) => Promise<Result>,
): Promise<Result> {
  const address = URL.createObjectURL(file)
  const player = document.createElement(kind)
  try {
    player.preload = 'auto'
    player.muted = true
    player.src = address
    await eventOnce(player, 'loadedmetadata')
    return await work(player)
  } finally {
    player.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

const durationOf = ({ duration }: HTMLMediaElement): { durationS?: number } =>
  Number.isFinite(duration) ? { durationS: Math.round(duration * 10) / 10 } : {}

const readVideoMetadata = (file: Blob): Promise<FileMetadata> =>
  withPlayer('video', file, async (player) => {
    player.currentTime = Math.min(POSTER_AT_S, (player.duration || 0) / 2)
    await eventOnce(player, 'seeked')
    const { videoWidth: width, videoHeight: height } = player
    return withPreview({ width, height, ...durationOf(player) }, createPreview(player, width, height))
  })

const readAudioMetadata = (file: Blob): Promise<FileMetadata> =>
  withPlayer('audio', file, (player) => Promise.resolve(durationOf(player)))

function readByType(file: Blob): Promise<FileMetadata> {
  if (file.type.startsWith('image/')) return readImageMetadata(file)
  if (file.type.startsWith('video/')) return readVideoMetadata(file)
  return readAudioMetadata(file)
}

/**
 * Size, length and preview of a file, as far as this browser can tell. Never rejects; sending works without
 * them.
 */
export const readFileMetadata = async (file: Blob): Promise<FileMetadata> =>
  (await resolveWithin(readByType(file), METADATA_TIMEOUT_MS)) ?? {}
