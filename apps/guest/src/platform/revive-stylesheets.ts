/**
 * Asks again for stylesheets that did not come. The bundler's loader asks for each once, so a part that is tried
 * again would stand without its styles.
 */
export async function reviveStylesheets(page: Pick<Document, 'querySelectorAll'>): Promise<void> {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map(loadAnew))
}

function loadAnew(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    // Whether it came or not, the part is tried: its words read without a style too.
    again.onload = () => resolve()
    again.onerror = () => resolve()
    link.replaceWith(again)
  })
}
