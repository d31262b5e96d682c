/** Stylesheets that did not come when they were asked for once more. */
const missing = new Set<string>()

/**
 * Asks again for stylesheets that did not come. The bundler's loader asks for each once, so a part that is tried
 * again would stand without its styles.
 */
export async function reviveStylesheets(page: Pick<Document, 'querySelectorAll'>): Promise<void> {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map(loadAnew))
}

/** A part whose styles did not come is not there, however well its script is. */
export function requireStylesheets(): void {
  if (missing.size > 0) throw new Error(`Styles did not load: ${[...missing].join(', ')}`)
}

function loadAnew(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    again.onload = () => {
      missing.delete(again.href)
      resolve()
    }
    again.onerror = () => {
      missing.add(again.href)
      resolve()
    }
    link.replaceWith(again)
  })
}
