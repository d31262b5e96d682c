/**
 * Beside a sheet that leaves room around it, what it is about stays lit: the card's place is cut out of the veil. A
 * mask only changes what is seen, so a click there closes the sheet like one anywhere on the veil.
 */
export function keepLit(dialog: HTMLDialogElement, card: HTMLElement): () => void {
  const draw = () => {
    const { left, top, width, height } = card.getBoundingClientRect()
    const shape = card.firstElementChild ?? card
    const radius = Number.parseFloat(getComputedStyle(shape).borderTopLeftRadius) || 0
    dialog.style.setProperty('--lit', `url("${hole(width, height, radius)}") ${left}px ${top}px no-repeat`)
  }
  const stopped = new AbortController()
  for (const name of ['scroll', 'resize'] as const) {
    addEventListener(name, draw, { passive: true, signal: stopped.signal })
  }
  draw()
  return () => {
    stopped.abort()
    dialog.style.removeProperty('--lit')
  }
}

function hole(width: number, height: number, radius: number): string {
  const size = `width="${width}" height="${height}"`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} rx="${radius}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
