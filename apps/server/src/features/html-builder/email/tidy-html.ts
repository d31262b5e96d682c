/** What mjml writes, without what no mail program needs; of a signature only what stands in a letter. */
export function tidyHtml(html: string, type: 'email' | 'signature'): string {
  const tidy = html
    // mjml means the style of the same name, which it writes as well; as an attribute it is no number.
    .replaceAll(' height="auto"', '')
    // Says what is so anyway, and most programs take offence at it.
    .replaceAll('cursor:auto;', '')
    .replaceAll('<style type="text/css">', '<style>')
    // A table is never announced as one already; of its cells nothing needs to be said.
    .replace(/(<td[^>]*?) role="presentation"/g, '$1')
    // Indentation is a third of the bytes, and Gmail cuts long mails off.
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .join('\n')
    .replace(/<(\w+)\n+/g, '<$1 ')
    .replace(/\n>/g, '>')
  return type === 'email' ? tidy : signatureOf(tidy)
}

/** The tables of the body alone, which begin where the letter's lines begin. */
function signatureOf(html: string): string {
  const body = between(html, '<body', '</body>')
  return between(body, '<div', '</div>')
    .replaceAll('margin:0px auto;', 'margin:0px;')
    .replace(/<table align="center" border="0"/g, '<table border="0"')
    .trim()
}

/** What stands inside the first tag of this name and the last that closes it. */
function between(html: string, opening: string, closing: string): string {
  const from = html.indexOf('>', html.indexOf(opening)) + 1
  return html.slice(from, html.lastIndexOf(closing))
}
