const DARK_BLOCK = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{/g

/** An e-mail as a device that is dark, or one that is not, shows it, whichever this one is. */
export function inScheme(html: string, scheme: 'light' | 'dark'): string {
  let shown = ''
  let from = 0
  for (const { 0: opening, index } of html.matchAll(DARK_BLOCK)) {
    const start = index + opening.length
    const end = endOfBlock(html, start)
    shown += html.slice(from, index)
    if (scheme === 'dark') shown += html.slice(start, end)
    from = end + 1
  }
  return (shown + html.slice(from)).replaceAll(/color-scheme:\s*light dark/g, `color-scheme:${scheme}`)
}

/** The place of the brace that closes the block whose content begins here. */
function endOfBlock(css: string, start: number): number {
  let open = 1
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') open++
    else if (css[at] === '}' && --open === 0) return at
  }
  return css.length
}
