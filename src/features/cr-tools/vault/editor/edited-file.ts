import { canvasSize, type EditStep } from './edit-steps'
import type { OpenPicture } from './open-picture'
import { renderEdit } from './render-edit'

const QUALITY = 0.92
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
/** Phone formats that browsers decode but cannot encode. */
const PHOTOS = ['image/heic', 'image/heif', 'image/avif']

/** The output type for a source type; PNG is the lossless fallback. */
const writtenType = (type: string): string => {
  if (type in EXTENSIONS) return type
  return PHOTOS.includes(type) ? 'image/jpeg' : 'image/png'
}

/** Names the edited copy: `beach.heic` becomes `beach-edited.jpg`. */
export const editedName = (name: string, type: string): string =>
  `${name.replace(/\.(jpe?g|png|webp|avif|hei[cf]|svg|bmp|tiff?)$/i, '')}-edited.${EXTENSIONS[type] ?? 'png'}`

/** Renders the edited picture into a file. Throws when the browser can't render or encode it. */
export async function editedFile(
  { image, size, file }: OpenPicture,
  steps: readonly EditStep[],
): Promise<File> {
  const canvas = renderEdit(image, canvasSize(size), steps)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, writtenType(file.type), QUALITY)
  })
  if (!blob) throw new Error('This browser cannot write the picture')
  // A browser that cannot encode the requested type returns PNG, so the name follows the blob.
  return new File([blob], editedName(file.name, blob.type), { type: blob.type })
}
