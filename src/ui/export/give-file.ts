/** Gives the person a file that the page has made. */
export function giveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address in its own time.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
