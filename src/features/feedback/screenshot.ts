const MOST_BYTES = 5 * 1024 * 1024
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp']

/** What a file chooser offers. */
export const ACCEPTED_PICTURES = PICTURE_TYPES.join(',')

/** Why a file cannot go with a report. */
export type ScreenshotProblem = 'screenshot_type' | 'screenshot_size'

export function screenshotProblem(file: File): ScreenshotProblem | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'screenshot_type'
  return file.size > MOST_BYTES ? 'screenshot_size' : undefined
}

/** The file as base64. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
