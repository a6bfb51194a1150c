/** Fetches a file from a URL the server returned. Throws on a non-2xx response. */
export async function fetchFile(url: string, name: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The file answers ${response.status}`)
  const bytes = await response.blob()
  return new File([bytes], name, { type: bytes.type })
}
