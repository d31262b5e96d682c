import { endOfDrag } from './end-of-drag.ts'
import { keepLit } from './keep-lit.ts'

const GROW_MS = 320
const EASE = 'cubic-bezier(.2,.8,.2,1)'
/** A finger that moves less has not begun to drag. */
const BEGINS_AT_PX = 6
/** The click that a browser makes of letting go comes within this. */
const CLICK_FOLLOWS_MS = 50

/** Everything here moves by `transform` alone: nothing is laid out anew while a finger or an animation is under way. */
export function startMotion(
  dialog: HTMLDialogElement,
  card: HTMLElement | null,
  onClose: () => void,
): () => void {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isOnPhone = matchMedia('(max-width: 719.98px)').matches
  if (!isMotionReduced && isOnPhone) setBack()
  if (card && !isMotionReduced) growFrom(dialog, card)
  if (isOnPhone) return followFinger(dialog, onClose)
  const dim = card && keepLit(dialog, card)
  // While the sheet goes, the card is not darkened once more.
  return () => void (dim && setTimeout(dim, GROW_MS))
}

/** The page behind steps back around the middle of the screen, wherever it is scrolled to (global.css). */
function setBack(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-scene]')) {
    const { top } = part.getBoundingClientRect()
    part.style.transformOrigin = `50% ${Math.round(innerHeight / 2 - top)}px`
  }
}

/** From the card's place and width to its own. */
function growFrom(dialog: HTMLDialogElement, card: HTMLElement): void {
  const from = card.getBoundingClientRect()
  const isInSight = from.bottom > 0 && from.top < innerHeight && from.width > 0
  if (!isInSight) return
  const to = { top: innerHeight - dialog.offsetHeight, width: dialog.offsetWidth, left: dialog.offsetLeft }
  const scale = from.width / to.width
  const y = from.top - (dialog.offsetTop || to.top)
  const x = from.left - to.left
  dialog.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 },
      { opacity: 1, offset: 0.3 },
      { transformOrigin: '0 0', transform: 'none', opacity: 1 },
    ],
    { duration: GROW_MS, easing: EASE },
  )
}

/** Drawn down, the sheet comes along; let go far or fast enough, it closes, else it springs back. */
function followFinger(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const stopped = new AbortController()
  let drag: { id: number; from: number; last: number; at: number; speed: number; isMoving: boolean } | null
  drag = null

  // Where the content is at its top a pull downwards is ours; everywhere else the browser scrolls.
  const lend = () => {
    dialog.style.touchAction = dialog.scrollTop <= 0 ? 'pan-x pan-down pinch-zoom' : ''
  }
  const begin = (event: PointerEvent) => {
    const target = event.target as Element
    const isGrabbed = target.closest('[data-grabber]') !== null
    if (!isGrabbed && (event.pointerType === 'mouse' || dialog.scrollTop > 0 || target.closest('input')))
      return
    drag = {
      id: event.pointerId,
      from: event.clientY,
      last: event.clientY,
      at: event.timeStamp,
      speed: 0,
      isMoving: false,
    }
  }
  const move = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return
    const distance = event.clientY - drag.from
    if (!drag.isMoving && distance > BEGINS_AT_PX) {
      drag.isMoving = true
      dialog.setPointerCapture(event.pointerId)
    }
    if (!drag.isMoving) return
    drag.speed = (event.clientY - drag.last) / Math.max(1, event.timeStamp - drag.at)
    drag.last = event.clientY
    drag.at = event.timeStamp
    dialog.style.transform = `translateY(${Math.max(0, distance)}px)`
  }
  const end = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return
    const { isMoving, from, speed, at } = drag
    drag = null
    if (!isMoving) return
    swallowClick(dialog)
    const distance = event.clientY - from
    const isResting = event.timeStamp - at > 100
    const settled = endOfDrag({ distance, speed: isResting ? 0 : speed, height: dialog.offsetHeight })
    if (event.type === 'pointerup' && settled === 'close') sink(distance)
    else springBack(distance)
  }
  const springBack = (distance: number) => {
    dialog.style.transform = ''
    dialog.animate([{ transform: `translateY(${Math.max(0, distance)}px)` }, { transform: 'none' }], {
      duration: GROW_MS,
      easing: EASE,
    })
  }
  /** From where the finger left it; the styles' own way down begins from there. */
  const sink = (distance: number) => {
    dialog.style.transform = `translateY(${Math.max(0, distance)}px)`
    dialog.addEventListener('transitionend', clear, { once: true })
    onClose()
  }
  const clear = () => {
    dialog.style.transform = ''
  }
  const { signal } = stopped
  lend()
  dialog.addEventListener('scroll', lend, { passive: true, signal })
  dialog.addEventListener('pointerdown', begin, { signal })
  dialog.addEventListener('pointermove', move, { signal })
  for (const name of ['pointerup', 'pointercancel'] as const) dialog.addEventListener(name, end, { signal })
  return () => {
    stopped.abort()
    dialog.style.touchAction = ''
    // While it sinks it stays where the finger left it.
    setTimeout(clear, GROW_MS)
  }
}

/** Letting go counts as a click where the finger is, and on the sheet itself as one on the veil: it is neither. */
function swallowClick(dialog: HTMLDialogElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  dialog.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => dialog.removeEventListener('click', swallow, { capture: true }), CLICK_FOLLOWS_MS)
}
