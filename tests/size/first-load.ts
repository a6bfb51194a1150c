import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

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

function walk(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  if (seen.has(key)) return
  seen.add(key)
  for (const imported of chunk.imports ?? []) walk(manifest, imported, seen)
}

/** Script files of the entry and the named chunks (build groups), with all static imports. */
export function scriptsOf(dist: string, names: readonly string[]): string[] {
  const manifest = manifestOf(dist)
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const seen = new Set<string>()
  const named = names.map((name) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name)
  for (const key of [...entries, ...named]) walk(manifest, key, seen)
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'))
}

export const brotliOf = (dist: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliBytes(readFileSync(join(dist, file))), 0)

interface FirstTable {
  files: string[]
  ahead: number[]
  words: string[]
  shell: [files: number[], words: number[]]
  pages: [path: string, files: number[], words: number[]][]
}

/** Parses the preload table of the page's inline loader. */
export function firstTable(dist: string): FirstTable {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const text = /const \{files,ahead,words,shell,pages\}=(\{.*?\});const filesAt=/.exec(html)?.[1]
  return JSON.parse(text ?? '{}') as FirstTable // written by the loader; a broken one fails each look-up
}
