import { toast } from '../page/toasts'

/** Copies a text to the clipboard; rejects where that is refused, as on an insecure page, which has none. */
export const copyText = async (text: string): Promise<void> => {
  // The types claim it always exists.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) throw new Error('No clipboard on this page')
  await clipboard.writeText(text)
}

/** Copies a text and says how that went. */
export const copyWithToast = (text: string, words: { done: string; failed: string }): void =>
  void copyText(text).then(
    () => toast.success(words.done),
    () => toast.error(words.failed),
  )
