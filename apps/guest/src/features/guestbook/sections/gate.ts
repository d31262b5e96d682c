/** What holds a part of the page back until it is wanted. Once open it stays open. */
export type Gate = { isOpen: () => boolean; open: () => void; opened: Promise<void> }

export function createGate(isOpen: boolean): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    isOpen: () => isOpen,
    open() {
      isOpen = true
      resolve()
    },
    opened: promise,
  }
}

/** So far before it comes into sight a part is brought to life: half a screen. */
const NEAR = '50% 0px'
const TOUCHES = ['pointerdown', 'focusin', 'click'] as const

/** Opens the gate when the element comes near or is touched, whichever is first. Answers how to stop. */
export function openInSight(gate: Gate, element: Element | null): () => void {
  if (gate.isOpen() || !element) {
    gate.open()
    return () => undefined
  }
  const stopped = new AbortController()
  const open = () => {
    stop()
    gate.open()
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open()
    },
    { rootMargin: NEAR },
  )
  const stop = () => {
    near.disconnect()
    stopped.abort()
  }
  near.observe(element)
  const touch = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) open()
  }
  // At the window, before React hears of it: so it can bring the part to life for this very touch.
  for (const name of TOUCHES) addEventListener(name, touch, { capture: true, signal: stopped.signal })
  return stop
}
