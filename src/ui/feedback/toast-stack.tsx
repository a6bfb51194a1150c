import { CircleCheck, Info, type IconNode, OctagonAlert, TriangleAlert, X } from 'lucide'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { i18next } from '@/i18n'
import { useLoadedNamespaces } from '@/i18n/use-loaded-namespaces'
import { useTranslation } from '@/i18n/use-translation'
import {
  toast as toastify,
  ToastContainer,
  type ToastTransitionProps,
  type TypeOptions,
} from 'react-toastify/unstyled'

import { connectToastStack, type Toast, type ToastKind } from '@/services/page/toasts'

import { Button } from '../button'
import { rememberFocus } from '../focus-return'
import { Icon } from '../icon'
import { IconButton } from '../icon-button'
import { toastTimers } from './toast-timers'

const MAX_SHOWN = 3
const LEAVE_MS = 120

const LOOK: Record<ToastKind, { icon: IconNode; colour: string; type: TypeOptions }> = {
  info: { icon: Info, colour: 'text-info-text', type: 'info' },
  warn: { icon: TriangleAlert, colour: 'text-warning-text', type: 'warning' },
  error: { icon: OctagonAlert, colour: 'text-danger-text', type: 'error' },
  success: { icon: CircleCheck, colour: 'text-success-text', type: 'success' },
}

/** Fades by class and unmounts by timer, so it needs no animation event. */
function Fade({ isIn, done, nodeRef, children }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) return
    nodeRef.current?.classList.add('leave')
    const timer = setTimeout(done, LEAVE_MS)
    return () => clearTimeout(timer)
  }, [isIn, done, nodeRef])
  return children
}

function ToastCard({ kind, text, detail, undo, onDismiss, ...one }: Toast & { onDismiss: () => void }) {
  const { t } = useTranslation('common')
  const { icon, colour } = LOOK[kind]
  const action = undo ? { label: t('toast.undo'), onPress: undo } : one.action
  // A pressed toast is still visible during its exit.
  const [isDone, setDone] = useState(false)
  return (
    <div className="flex items-start gap-[10px] ps-3 pe-2 py-2">
      <Icon of={icon} className={`mt-2 ${colour}`} />
      <div className="min-w-0 flex-1 self-center py-1">
        <p dir="auto" className={detail ? 'font-strong' : ''}>
          {text}
        </p>
        {detail && (
          <p dir="auto" className="text-13 text-text-quiet">
            {detail}
          </p>
        )}
      </div>
      {action && (
        <Button
          kind="link"
          className="self-center"
          onClick={() => {
            if (isDone) return
            setDone(true)
            onDismiss()
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} size="small" name={t('toast.dismiss')} onClick={onDismiss} />
    </div>
  )
}

/** Errors are alerts; the live region around the stack, which mounts before its text, announces others. */
const roleOf = (kind: ToastKind) => (kind === 'error' || kind === 'warn' ? 'alert' : 'group')

interface ToastResources {
  timers: ReturnType<typeof toastTimers>
  focus: ReturnType<typeof rememberFocus>
}

/** Dismisses one toast, or all; with the focus inside, that goes back first: it would fall to the body. */
function dismissIn({ focus }: ToastResources, id: string | undefined): void {
  if (id === undefined) toastify.clearWaitingQueue()
  if (id === undefined || document.getElementById(id)?.contains(document.activeElement)) focus.giveBack()
  toastify.dismiss(id)
}

function showIn(resources: ToastResources, one: Toast): void {
  const { timers } = resources
  toastify(<ToastCard {...one} onDismiss={() => dismissIn(resources, one.id)} />, {
    toastId: one.id,
    type: LOOK[one.kind].type,
    role: roleOf(one.kind),
    onOpen: () => timers.start(one.id),
    onClose: () => {
      timers.stop(one.id)
      // The toast under the pointer or focus has unmounted without an event.
      timers.release()
      one.onClosed?.()
    },
  })
}

/**
 * Shows at most three toasts, at the top in the middle: page actions are at the end, and composer, undo and
 * save at the bottom. Over an open dialog or drawer, in the middle or at the end, toasts show at the start.
 */
export function ToastStack() {
  // Suspending would hold the page's updates until the file has loaded: for long on a bad connection.
  const isLoaded = useLoadedNamespaces(['toasts'])
  const [resources] = useState<ToastResources>(() => ({
    timers: toastTimers((id) => toastify.dismiss(id)),
    focus: rememberFocus(),
  }))
  const { timers, focus } = resources
  const stack = useRef<HTMLDivElement>(null)
  // Toastify renders its own live region together with its first text, too late to be announced.
  useEffect(() => stack.current?.querySelector('[aria-live]')?.removeAttribute('aria-live'), [])
  useEffect(
    () =>
      connectToastStack({ show: (one) => showIn(resources, one), dismiss: (id) => dismissIn(resources, id) }),
    [resources],
  )
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) timers.release()
  }
  return (
    // The attribute keeps toasts reachable while a dialog makes the rest of the page inert.
    <div
      ref={stack}
      data-react-aria-top-layer="true"
      onPointerOver={() => timers.hold()}
      onPointerLeave={() => timers.release()}
      onFocus={(event) => {
        focus.note(event)
        timers.hold()
      }}
      onBlur={leave}
    >
      <ToastContainer
        {...(isLoaded('toasts') && { 'aria-label': i18next.t('toasts:stack.name') })}
        limit={MAX_SHOWN}
        newestOnTop
        autoClose={false}
        pauseOnFocusLoss={false}
        customProgressBar
        draggable={false}
        closeButton={false}
        icon={false}
        transition={Fade}
        className={() =>
          'pointer-events-none fixed z-[60] top-[calc(env(safe-area-inset-top)+var(--pane-head)+8px)] inset-x-0 mx-auto grid w-[min(420px,calc(100vw-32px))] justify-items-center gap-2 [[data-covered]_&]:lg:ms-4 [[data-covered]_&]:lg:justify-items-start'
        }
        toastClassName={() =>
          'enter pointer-events-auto max-w-full rounded-card bg-surface-float text-text shadow-menu outline-offset-2 forced-colors:border'
        }
      />
    </div>
  )
}
