/** Fetches the bytes at an address that the server gave out. Throws when they can't be had. */
export async function fetchFile(url: string, name: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The file answers ${response.status}`)
  const bytes = await response.blob()
  return new File([bytes], name, { type: bytes.type })
}
