import { TOAST_DURATION_MS, TOAST_MAX } from './toast-limits.ts'

export type ToastAction = { label: string; run: () => void }
/** What one offers stays reachable elsewhere: it leaves like any other. */
export type Toast = { id: number; text: string; action?: ToastAction }

export type ToastStore = {
  show: (text: string, action?: ToastAction) => void
  dismiss: (id: number) => void
  /** Somebody is reading: nothing leaves until `resume`. */
  pause: () => void
  resume: () => void
  list: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

/** Keeps the newest toasts; each leaves after its time, which starts anew after a pause. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let lastId = 0
  let isPaused = false
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const change = (next: readonly Toast[]) => {
    for (const { id } of toasts) if (!next.some((toast) => toast.id === id)) stop(id)
    toasts = next
    for (const listener of listeners) listener()
  }
  const stop = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id))
  const start = ({ id }: Toast) => {
    timers.set(
      id,
      setTimeout(() => dismiss(id), TOAST_DURATION_MS),
    )
  }

  return {
    show(text, action) {
      const toast = { id: ++lastId, text, ...(action ? { action } : {}) }
      change([...toasts, toast].slice(-TOAST_MAX))
      if (!isPaused) start(toast)
    },
    dismiss,
    pause() {
      isPaused = true
      for (const { id } of toasts) stop(id)
    },
    resume() {
      if (!isPaused) return
      isPaused = false
      for (const toast of toasts) start(toast)
    },
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
