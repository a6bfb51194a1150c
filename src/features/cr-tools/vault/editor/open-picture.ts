import type { Size } from './edit-steps'

export interface OpenPicture {
  file: File
  image: HTMLImageElement
  /** Size as displayed, after EXIF rotation. */
  size: Size
}

/** The file is damaged, or the browser does not support its type. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** Decodes a file for editing. Throws `UnreadablePicture` when the browser can't decode it. */
export async function openPicture(file: File): Promise<OpenPicture> {
  const address = URL.createObjectURL(file)
  // `createImageBitmap` rejects SVG; an image element decodes it and applies EXIF rotation too.
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    throw new UnreadablePicture('This browser cannot decode the picture')
  } finally {
    URL.revokeObjectURL(address)
  }
  const { naturalWidth: width, naturalHeight: height } = image
  if (width === 0 || height === 0) throw new UnreadablePicture('The picture has no size')
  return { file, image, size: { width, height } }
}
