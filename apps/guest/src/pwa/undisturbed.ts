const ASK_AGAIN_MS = 3000
const BUSY = 'dialog[open], input:focus, textarea:focus, select:focus, [contenteditable]:focus'

/** Does something once nobody is reading a sheet or writing. */
export function whenUndisturbed(act: () => void, page: Pick<Document, 'querySelector'> = document): void {
  if (page.querySelector(BUSY) === null) act()
  else setTimeout(() => whenUndisturbed(act, page), ASK_AGAIN_MS)
}
