import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
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

type ToastsProps = { regionLabel: string; dismissLabel: string; topOffset: number }

/** Shows what was said; hovering or focusing keeps it there. */
export function Toasts({ regionLabel, dismissLabel, topOffset }: ToastsProps) {
  const store = useToasts()
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list)
  return (
    <section
      className={styles.region}
      style={{ top: topOffset }}
      aria-label={regionLabel}
      aria-live="polite"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {toasts.map(({ id, text }) => (
        <div key={id} className={styles.toast}>
          <span>{text}</span>
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
    </section>
  )
}
