const MOST_BYTES = 5 * 1024 * 1024
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp']

/** The `accept` attribute of a file chooser. */
export const ACCEPTED_PICTURES = PICTURE_TYPES.join(',')

/** Why a file cannot be attached to a report. */
export type ScreenshotProblem = 'screenshot_type' | 'screenshot_size'

export function screenshotProblem(file: File): ScreenshotProblem | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'screenshot_type'
  return file.size > MOST_BYTES ? 'screenshot_size' : undefined
}

/** Encodes the file as base64. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In chunks: a function call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
