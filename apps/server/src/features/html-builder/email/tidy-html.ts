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
    .replace(/[ \t]*\r?\n[ \t\r\n]*/g, '\n')
    .replace(/<(\w+)\n+/g, '<$1 ')
    .replace(/\n>/g, '>')
  return type === 'email' ? tidy : signatureOf(tidy)
}

/** The tables of the body alone, which begin where the letter's lines begin. */
function signatureOf(html: string): string {
  const [, body = ''] = /<body[^>]*>\s*([\s\S]*?)\s*<\/body>/.exec(html) ?? []
  const [, inner = ''] = /^<div[^>]*>\s*([\s\S]*)\s*<\/div>$/.exec(body) ?? []
  return inner
    .replaceAll('margin:0px auto;', 'margin:0px;')
    .replace(/<table align="center" border="0"/g, '<table border="0"')
    .trim()
}
