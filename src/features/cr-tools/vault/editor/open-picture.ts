import type { Size } from './edit-steps'

export interface OpenPicture {
  file: File
  image: HTMLImageElement
  /** As it is shown: turned as the camera noted in the file (EXIF). */
  size: Size
}

/** The file is damaged, or of a type that this browser does not know. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** Opens a file for editing. Throws `UnreadablePicture` when the browser can't decode it. */
export async function openPicture(file: File): Promise<OpenPicture> {
  const address = URL.createObjectURL(file)
  // An image element, as `createImageBitmap` refuses SVG; both apply the orientation of EXIF.
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
