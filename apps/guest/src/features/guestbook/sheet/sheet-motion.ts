/** How the sheet moves loads when a card is about to be opened; until then it rises as the styles say. */
const load = () => import('./move-sheet.ts')

export const fetchMotionAhead = () => load().then(() => undefined)

/** Lets the open sheet grow out of its card and follow the finger. Answers how to stop. */
export function moveSheet(dialog: HTMLDialogElement, card: string | null, onClose: () => void): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  load()
    .then(({ startMotion }) => {
      if (!isOver) stop = startMotion(dialog, card === null ? null : document.getElementById(card), onClose)
    })
    // Without it the sheet opens and closes all the same.
    .catch(() => undefined)
  return () => {
    isOver = true
    stop?.()
  }
}
