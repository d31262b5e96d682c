import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './sheet.module.css'

type SheetProps = {
  isOpen: boolean
  label: string
  closeLabel: string
  /** Where the page without the sheet is: closes it before any script has loaded. */
  closeHref: string
  onClose: () => void
  /** Told of the dialog when it has opened, for whoever moves it; answers how to stop. */
  onShown?: (dialog: HTMLDialogElement, isStanding: boolean) => () => void
  /** What it shows are cards: it is of paper then. */
  isOnPaper?: boolean
  children: ReactNode
}

/**
 * A dialog that rises from below. Rendered open on the server it stands without script; in the browser it
 * becomes modal, so focus stays inside and returns to where it was.
 */
export function Sheet(props: SheetProps) {
  const { isOpen, label, closeLabel, closeHref, onClose, isOnPaper, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  // Only for the first HTML: an attribute that React adds or removes later would bypass the modal state.
  const [isOpenAtFirst] = useState(isOpen)

  const shown = useEffectEvent(
    (element: HTMLDialogElement) => props.onShown?.(element, 'standing' in element.dataset) ?? nothing,
  )
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen) return open(element, shown)
    if (!element.open) return
    delete element.dataset.standing
    element.close()
  }, [isOpen])

  const closeInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the veil; the keyboard has Escape
    <dialog
      ref={dialog}
      className={classNames(styles.sheet, isOnPaper && styles.paper)}
      open={isOpenAtFirst}
      tabIndex={-1}
      aria-label={label}
      onCancel={(event) => {
        // React tells it of a sheet over this one, too, where that is drawn by something in this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser tells of it late: it may stand open again by then.
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
      suppressHydrationWarning
    >
      <div className={styles.corner}>
        <span className={styles.grabber} data-grabber />
        <a className={styles.close} href={closeHref} aria-label={closeLabel} onClick={closeInPlace}>
          <IconX size={22} aria-hidden="true" />
        </a>
      </div>
      {children}
      {isOpenAtFirst && <span data-end hidden />}
    </dialog>
  )
}

/** Opens it in front of everything. One that stood there in the first HTML does not rise once more. */
function open(element: HTMLDialogElement, shown: (element: HTMLDialogElement) => () => void): () => void {
  if (element.matches(':modal')) return shown(element)
  const isStanding = element.open
  const show = () => {
    element.removeAttribute('open')
    element.showModal()
    // The sheet itself, so that a screen reader says what it is before how to close it.
    element.focus()
    element.scrollTop = 0
    return shown(element)
  }
  let stop = nothing
  if (isOnlyLookedAt()) {
    // A preview beside a form would take the cursor out of the field that somebody types in; `show` does so as well.
    element.setAttribute('open', '')
    element.dataset.standing = ''
    const untilTouched = new AbortController()
    const become = () => {
      untilTouched.abort()
      stop = show()
    }
    for (const touch of ['pointerdown', 'focusin'])
      window.addEventListener(touch, become, { capture: true, signal: untilTouched.signal })
    return () => {
      untilTouched.abort()
      stop()
    }
  }
  if (!isStanding) return show()
  element.dataset.standing = ''
  // The page around it is drawn anew for this, so it gets a frame of its own.
  const frame = requestAnimationFrame(() => {
    stop = show()
  })
  return () => {
    cancelAnimationFrame(frame)
    stop()
  }
}

/** In a frame of another page, while nobody does anything in it. */
const isOnlyLookedAt = () => window.parent !== window && !document.hasFocus()

function nothing(): void {}
