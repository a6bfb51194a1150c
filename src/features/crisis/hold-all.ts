import type { CheckedText } from '@/domain/crisis/checked-text'

import type { CrisisHold } from './use-crisis-hold'

/** The same texts, checked; a null has nothing to check. */
type CheckedTexts<Texts> = {
  [Name in keyof Texts]: CheckedText | Extract<Texts[Name], null>
}

/** A hold for texts that are saved together: one question for all, also where it is nested in another. */
export function askOnce(hold: CrisisHold): CrisisHold {
  const question = { isAnswered: false }
  return (text, context) => hold(text, context, question)
}

/** Checks several items in turn; undefined once the writer goes back, with no question about the rest. */
export async function holdEach<Item, Checked>(
  items: readonly Item[],
  check: (item: Item) => Promise<Checked | undefined>,
): Promise<Checked[] | undefined> {
  const passed: Checked[] = []
  for (const item of items) {
    const checked = await check(item)
    if (checked === undefined) return undefined
    passed.push(checked)
  }
  return passed
}

/** Checks texts by name, in turn, with one question for all; undefined once the writer goes back. */
export async function holdAll<Texts extends Record<string, string | null>>(
  hold: CrisisHold,
  texts: Texts,
  context?: Parameters<CrisisHold>[1],
): Promise<CheckedTexts<Texts> | undefined> {
  const once = askOnce(hold)
  const passed = await holdEach(Object.entries<string | null>(texts), async ([name, text]) => {
    const checked = text === null ? null : await once(text, context)
    return checked === undefined ? undefined : ([name, checked] as const)
  })
  // The entries have the names of `texts`.
  return passed && (Object.fromEntries(passed) as CheckedTexts<Texts>)
}
