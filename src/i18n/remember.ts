import type { i18n, TFunction } from 'i18next'

const remembering = new WeakSet<i18n>()

/**
 * What is said without a value is the same each time until words come: looked up once. A table asks for hundreds of such
 * words each time it is drawn, and a look-up costs as much as drawing a cell.
 */
export function rememberWords(words: i18n): void {
  if (remembering.has(words)) return
  remembering.add(words)
  const known = new Map<string, unknown>()
  const forget = () => known.clear()
  words.store.on('added', forget)
  words.on('languageChanged', forget)
  const fixedFor = words.getFixedT.bind(words)
  const fixed = (...of: Parameters<typeof fixedFor>): TFunction => {
    const t = fixedFor(...of) as unknown as (key: unknown, ...values: unknown[]) => unknown // of whichever namespace
    const place = JSON.stringify(of)
    const remembered = (key: unknown, ...values: unknown[]): unknown => {
      if (typeof key !== 'string' || values.length > 0) return t(key, ...values)
      const name = `${place} ${key}`
      if (!known.has(name)) known.set(name, t(key))
      return known.get(name)
    }
    return Object.assign(remembered, t) as unknown as TFunction // what it stands in for
  }
  words.getFixedT = fixed as typeof words.getFixedT
}
