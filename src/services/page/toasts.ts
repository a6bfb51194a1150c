import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'

export type ToastKind = 'info' | 'warn' | 'error' | 'success'

interface ToastOptions {
  /** A second line with the next step. */
  detail?: string
  /** One action. Taking it closes the toast. */
  action?: { label: string; onPress: () => void }
  /** The same with the word Undo. */
  undo?: () => void
  /** Called once it has shown and closed, in whatever way. */
  onClosed?: () => void
}
export interface Toast extends ToastOptions {
  id: string
  kind: ToastKind
  text: string
}

/** The component that renders toasts: `ui/feedback/toast-stack.tsx`, loaded with the first one. */
interface ToastStack {
  show: (toast: Toast) => void
  dismiss: (id: string | undefined) => void
}

let stack: ToastStack | undefined
let queuedToasts: Toast[] = []
let count = 0
const hasToasted = createStore(false)

function showToast(kind: ToastKind, text: string, options: ToastOptions = {}): string {
  // Equal toasts share an id; one with an action is always separate.
  const id = options.action || options.undo ? `${kind}-${(count += 1)}` : `${kind}: ${text}`
  const toast = { id, kind, text, ...options }
  if (stack) stack.show(toast)
  else queuedToasts = [...queuedToasts.filter((one) => one.id !== id), toast]
  hasToasted.set(true)
  return id
}

/** Toasts (requirements 8). An error is never shown by a toast alone (decisions 23). Each returns its id. */
export const toast = {
  info: (text: string, options?: ToastOptions) => showToast('info', text, options),
  warn: (text: string, options?: ToastOptions) => showToast('warn', text, options),
  error: (text: string, options?: ToastOptions) => showToast('error', text, options),
  success: (text: string, options?: ToastOptions) => showToast('success', text, options),
  /** Dismisses one toast, or all of them. */
  dismiss: (id?: string): void => {
    queuedToasts = id === undefined ? [] : queuedToasts.filter((one) => one.id !== id)
    stack?.dismiss(id)
  },
} as const

/** Connects the toast stack, and passes it the queued toasts. */
export function connectToastStack(shown: ToastStack): () => void {
  stack = shown
  const due = queuedToasts
  queuedToasts = []
  due.forEach((one) => shown.show(one))
  return () => {
    if (stack === shown) stack = undefined
  }
}

/** Whether there has been a toast: before the first, the stack does not load. */
export const useHasToasted = (): boolean => useSyncExternalStore(hasToasted.subscribe, hasToasted.get)
