/**
 * A phone scrolls without a bar, the page as well as the sheets in it; on a desk one would take its room. The page's own
 * policy allows no style element, so the rule is adopted.
 */
export function hideScrollbars({ contentDocument, contentWindow }: HTMLIFrameElement): void {
  if (!contentDocument || !contentWindow) return
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis
  const sheet = new Sheet()
  sheet.replaceSync('* { scrollbar-width: none }')
  contentDocument.adoptedStyleSheets.push(sheet)
}
