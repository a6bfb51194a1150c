import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { LANGUAGE_CODES } from '../src/config/languages.ts'

/** Some texts of a namespace by language, for code that must render without a locale file. @throws Error for an unknown key */
export function localeTexts(
  root: string,
  namespace: string,
  keys: readonly string[],
): Record<string, string[]> {
  return Object.fromEntries(
    LANGUAGE_CODES.map((code) => {
      const file = resolve(root, `locales/${code}/${namespace}.json`)
      const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>> // as its tests hold
      const textOf = (key: string) => {
        const [branch = '', name = ''] = key.split('.')
        const text = words[branch]?.[name]
        if (text === undefined) throw new Error(`${file} has no ${key}`)
        return text
      }
      return [code, keys.map(textOf)]
    }),
  )
}
