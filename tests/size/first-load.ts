import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import type { LoaderData } from '../../src/first-frame/loader.ts'

interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>

/** Brotli size of a file, as a good host sends it. */
export function brotliBytes(content: Buffer | string): number {
  const bytes = Buffer.from(content)
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

const manifestOf = (dist: string): Manifest =>
  // The build writes it; a broken one fails the first look-up below.
  JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest

function collectImports(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  if (seen.has(key)) return
  seen.add(key)
  for (const imported of chunk.imports ?? []) collectImports(manifest, imported, seen)
}

/** The script files of the entry and of the given chunks (build/chunk-groups.ts), with all they import statically. */
export function scriptsOf(dist: string, names: readonly string[]): string[] {
  const manifest = manifestOf(dist)
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const seen = new Set<string>()
  const named = names.map((name) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name)
  for (const key of [...entries, ...named]) collectImports(manifest, key, seen)
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'))
}

export const brotliOf = (dist: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliBytes(readFileSync(join(dist, file))), 0)

/** What the page requests by its address, as its inline loader has it. A broken file fails each look-up. */
export const pageFilesOf = (dist: string): LoaderData =>
  JSON.parse(readFileSync(join(dist, 'page-files.json'), 'utf8')) as LoaderData // the build writes it

/** Everything that the page at this address requests at once, beside the entry. */
export function filesAt(dist: string, address: string): { files: string[]; namespaces: string[] } {
  const { initialData, shell, pages } = pageFilesOf(dist)
  const page = pages.find(({ path }) => new RegExp(path).test(address))
  return {
    files: [...initialData, ...shell.files, ...(page?.files ?? [])].map((file) => file.slice(1)),
    namespaces: [...shell.namespaces, ...(page?.namespaces ?? [])],
  }
}
