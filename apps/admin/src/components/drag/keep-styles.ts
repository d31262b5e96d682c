import { StyleInjector } from '@dnd-kit/dom'
import { CARRYING_STYLES } from './carrying.ts'

const kept = new Set<string>()

function keepStyles(rules: string): () => void {
  if (!kept.has(rules)) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    kept.add(rules)
  }
  return () => undefined
}

/**
 * The library adds its styles when something is taken up and takes them away when it is let go, and each time the
 * browser lays out the whole page anew. They name nothing but what is being carried: once here, they may stay.
 */
export function keepDragStyles(): void {
  StyleInjector.prototype.register = keepStyles
  keepStyles(CARRYING_STYLES)
}
