import { canvasSize, type EditStep } from './edit-steps'
import type { OpenPicture } from './open-picture'
import { renderEdit } from './render-edit'

const QUALITY = 0.92
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
/** Photos of phones, which browsers can open but not write. */
const PHOTOS = ['image/heic', 'image/heif', 'image/avif']

/** What a browser can write; PNG loses nothing of the others. */
const writtenType = (type: string): string => {
  if (type in EXTENSIONS) return type
  return PHOTOS.includes(type) ? 'image/jpeg' : 'image/png'
}

/** `beach.heic` becomes `beach-edited.jpg`. */
export const editedName = (name: string, type: string): string =>
  `${name.replace(/\.(jpe?g|png|webp|avif|hei[cf]|svg|bmp|tiff?)$/i, '')}-edited.${EXTENSIONS[type] ?? 'png'}`

/** The picture with its edits as a file. Throws when the browser can't render or write it. */
export async function editedFile(
  { image, size, file }: OpenPicture,
  steps: readonly EditStep[],
): Promise<File> {
  const canvas = renderEdit(image, canvasSize(size), steps)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, writtenType(file.type), QUALITY)
  })
  if (!blob) throw new Error('This browser cannot write the picture')
  // Browsers that can't write a type write PNG.
  return new File([blob], editedName(file.name, blob.type), { type: blob.type })
}
