/** What the browser detects in an image or video before upload. */
export interface FileFacts {
  /** As displayed: an image with EXIF rotation counts as rotated. */
  width?: number
  height?: number
  durationS?: number
  /** A small JPEG preview as a data URL. */
  still?: string
}

const STILL_PX = 320
/** A browser that cannot decode a file may never fire an error. */
const GIVE_UP_AFTER_MS = 8000
/** Many videos start with a black frame. */
const POSTER_AT_S = 1

type Drawn = ImageBitmap | HTMLVideoElement

function stillOf(drawn: Drawn, width: number, height: number): string | undefined {
  const scale = Math.min(1, STILL_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  const address = canvas.toDataURL('image/jpeg', 0.72)
  return address.startsWith('data:image/jpeg') ? address : undefined
}

const withStill = (facts: FileFacts, still: string | undefined): FileFacts =>
  still === undefined ? facts : { ...facts, still }

async function pictureFacts(file: Blob): Promise<FileFacts> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = picture
  const still = stillOf(picture, width, height)
  picture.close()
  return withStill({ width, height }, still)
}

const once = (target: EventTarget, good: string): Promise<void> =>
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
    await once(player, 'loadedmetadata')
    return await work(player)
  } finally {
    player.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

const lengthOf = ({ duration }: HTMLMediaElement): { durationS?: number } =>
  Number.isFinite(duration) ? { durationS: Math.round(duration * 10) / 10 } : {}

const clipFacts = (file: Blob): Promise<FileFacts> =>
  withPlayer('video', file, async (player) => {
    player.currentTime = Math.min(POSTER_AT_S, (player.duration || 0) / 2)
    await once(player, 'seeked')
    const { videoWidth: width, videoHeight: height } = player
    return withStill({ width, height, ...lengthOf(player) }, stillOf(player, width, height))
  })

const soundFacts = (file: Blob): Promise<FileFacts> =>
  withPlayer('audio', file, (player) => Promise.resolve(lengthOf(player)))

function read(file: Blob): Promise<FileFacts> {
  if (file.type.startsWith('image/')) return pictureFacts(file)
  if (file.type.startsWith('video/')) return clipFacts(file)
  return soundFacts(file)
}

/**
 * Size, length and preview of a file, as far as this browser can tell. Never rejects; sending works without
 * them.
 */
export async function fileFacts(file: Blob): Promise<FileFacts> {
  const tooLong = new Promise<FileFacts>((resolve) => {
    setTimeout(() => resolve({}), GIVE_UP_AFTER_MS)
  })
  try {
    return await Promise.race([read(file), tooLong])
  } catch {
    return {}
  }
}
