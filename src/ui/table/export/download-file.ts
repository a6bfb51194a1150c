/** Downloads a file from the server. Throws for other URL schemes than https, http, data and blob. */
export function downloadUrl(address: string, name: string): void {
  const { protocol } = new URL(address, window.location.href)
  if (!['https:', 'http:', 'data:', 'blob:'].includes(protocol)) throw new TypeError(`No file at ${protocol}`)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.rel = 'noopener'
  link.click()
}

export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  downloadUrl(address, name)
  // The browser reads the object URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
