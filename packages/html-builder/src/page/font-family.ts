import { cssName } from '@innkeeper/domain/fonts/font-css.ts'

/** The font of one module of a page, with what is shown until it has loaded; the server sends its rules along. */
export function fontFamily(name: string): string {
  const plain = cssName(name)
  return `'${plain}','${plain} Stand-in',var(--font-text)`
}
