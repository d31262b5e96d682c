import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { TOAST_TOP_OFFSET } from './toast-limits.ts'
import type { ToastStore } from './toast-store.ts'
import styles from './toasts.module.css'

const ToastContext = createContext<ToastStore | null>(null)

export function ToastProvider({ store, children }: { store: ToastStore; children: ReactNode }) {
  return <ToastContext value={store}>{children}</ToastContext>
}

/** The place to say something in passing. */
export function useToasts(): ToastStore {
  const store = useContext(ToastContext)
  if (!store) throw new Error('ToastProvider is missing')
  return store
}

type ToastsProps = { regionLabel: string; dismissLabel: string }

/** Shows what was said; hovering or focusing keeps it there. */
export function Toasts({ regionLabel, dismissLabel }: ToastsProps) {
  const store = useToasts()
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list)
  const top = useRef<HTMLDivElement>(null)

  // In the top layer, anew each time: a dialog that opened meanwhile would lie over it.
  useEffect(() => {
    const element = top.current
    if (!element) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (toasts.length > 0) element.showPopover()
  }, [toasts])

  return (
    <section
      aria-label={regionLabel}
      aria-live="polite"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      <div ref={top} popover="manual" className={styles.region} style={{ top: TOAST_TOP_OFFSET }}>
        {toasts.map(({ id, text, action }) => (
          <div key={id} className={styles.toast}>
            <span>{text}</span>
            {action && (
              <button type="button" className={styles.action} onClick={action.run}>
                {action.label}
              </button>
            )}
            <button
              type="button"
              className={styles.dismiss}
              aria-label={dismissLabel}
              onClick={() => {
                store.dismiss(id)
                store.resume()
              }}
            >
              <IconX size={18} aria-hidden="true" />
            </button>
          </div>
        ))}
      </div>
    </section>
  )
}
