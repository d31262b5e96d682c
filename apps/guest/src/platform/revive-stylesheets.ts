/** Links whose stylesheet did not come; a browser may give such a link an empty sheet, so the link itself does not tell. */
const failed = new Set<HTMLLinkElement>()

globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  },
  { capture: true },
)

/**
 * Asks again for stylesheets that did not come. The bundler's loader asks for each once, so a part that is tried
 * again would stand without its styles.
 */
export async function reviveStylesheets(): Promise<void> {
  await Promise.all([...failed].map(loadAnew))
}

/** A part whose styles did not come is not there, however well its script is. */
export function requireStylesheets(): void {
  const [link] = failed
  if (link) throw new Error(`Styles did not load: ${link.href}`)
}

function loadAnew(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    // One that fails again is found by its own error.
    failed.delete(link)
    again.onload = () => resolve()
    again.onerror = () => resolve()
    link.replaceWith(again)
  })
}
