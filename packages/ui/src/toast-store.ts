export type ToastAction = { label: string; run: () => void }
/** One that offers something stays until it is answered. */
export type Toast = { id: number; text: string; action?: ToastAction }
export type ToastLimits = { max: number; durationMs: number }

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
export function createToastStore({ max, durationMs }: ToastLimits): ToastStore {
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
  const start = ({ id, action }: Toast) => {
    if (action) return
    timers.set(
      id,
      setTimeout(() => dismiss(id), durationMs),
    )
  }

  return {
    show(text, action) {
      const toast = { id: ++lastId, text, ...(action ? { action } : {}) }
      const oldest = toasts.length < max ? undefined : toasts.find((shown) => !shown.action)
      change([...toasts.filter((shown) => shown !== oldest), toast].slice(-max))
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
