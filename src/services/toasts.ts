import { useSyncExternalStore } from 'react'

export type ToastKind = 'info' | 'warn' | 'error' | 'success'

interface ToastOptions {
  /** A second line, for what to do next. */
  detail?: string
  /** Stays until it is closed or dismissed. */
  isSticky?: boolean
  /** One act that fits the news: Undo. Its toast closes when it is taken. */
  action?: { label: string; onPress: () => void }
}
export interface Toast extends ToastOptions {
  id: string
  kind: ToastKind
  text: string
}

/** What shows the toasts: `ui/toast-stack.tsx`, loaded with the first of them. */
interface ToastStack {
  show: (toast: Toast) => void
  dismiss: (id: string | undefined) => void
}

let stack: ToastStack | undefined
let waiting: Toast[] = []
let hasToasted = false
let count = 0
const listeners = new Set<() => void>()

function show(kind: ToastKind, text: string, options: ToastOptions = {}): string {
  // The same news twice is one toast; an act belongs to its own occasion.
  const id = options.action ? `${kind}-${(count += 1)}` : `${kind}: ${text}`
  const toast = { id, kind, text, ...options }
  if (stack) stack.show(toast)
  else waiting = [...waiting.filter((one) => one.id !== id), toast]
  if (!hasToasted) {
    hasToasted = true
    listeners.forEach((listener) => listener())
  }
  return id
}

/** Toasts (spec 8). An error is never shown by a toast alone (decision 23). Each returns its id. */
export const toast = {
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warn: (text: string, options?: ToastOptions) => show('warn', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  /** Takes one toast away, or all of them. */
  dismiss: (id?: string): void => {
    waiting = id === undefined ? [] : waiting.filter((one) => one.id !== id)
    stack?.dismiss(id)
  },
} as const

/** Connects what shows toasts and hands it those that waited. */
export function connectToastStack(shown: ToastStack): () => void {
  stack = shown
  const due = waiting
  waiting = []
  due.forEach((one) => shown.show(one))
  return () => {
    if (stack === shown) stack = undefined
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether there has been a toast yet: before the first, nothing that shows them is loaded. */
export const useHasToasted = (): boolean => useSyncExternalStore(subscribe, () => hasToasted)
