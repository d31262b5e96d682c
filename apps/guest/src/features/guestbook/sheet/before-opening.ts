const SIGNS = ['pointerover', 'pointerdown', 'focusin']

/** Acts once, when somebody is about to open a box: its link is pointed at, touched or focused. */
export function beforeOpening(
  page: Pick<Document, 'addEventListener' | 'removeEventListener'>,
  act: () => Promise<unknown>,
): () => void {
  const notice = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href^="?box="]')) return
    stop()
    // What did not come now is asked for again when the box opens.
    act().catch(() => undefined)
  }
  const stop = () => {
    for (const sign of SIGNS) page.removeEventListener(sign, notice)
  }
  for (const sign of SIGNS) page.addEventListener(sign, notice, { passive: true })
  return stop
}
