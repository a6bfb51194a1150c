/** Gives the person a file that the server made. Addresses other than those of files and pages are not followed. */
export function saveFile(address: string, name: string): void {
  const { protocol } = new URL(address, window.location.href)
  if (!['https:', 'http:', 'data:', 'blob:'].includes(protocol)) throw new TypeError(`No file at ${protocol}`)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.rel = 'noopener'
  link.click()
}
