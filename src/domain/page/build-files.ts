/** What a page tells the offline worker: the files it has loaded, and the entry that names its build. */
export interface LoadedFiles {
  entry: string
  files: readonly string[]
}

/** Whether the address is a file of a build, which never changes. */
export const isBuildFile = ({ pathname, searchParams }: URL): boolean =>
  pathname.startsWith('/assets/') || (pathname.startsWith('/locales/') && searchParams.has('v'))
