import { WEB_FONTS } from '@innkeeper/domain/fonts/catalogue.ts'
import { useEffect } from 'react'

/** The address of the rules of all web fonts and these own ones; files load only where words are set in them. */
export function fontSheetAddress(hotel: string, own: readonly string[]): string {
  const names = [...new Set([...own, ...WEB_FONTS])]
  return `/fonts/${hotel}/families/all.css?${new URLSearchParams(names.map((name) => ['family', name]))}`
}

/** Makes the fonts known to the page by name. */
export function useFontSheet(hotel: string, own: readonly string[] | undefined): void {
  const address = own && fontSheetAddress(hotel, own)
  useEffect(() => {
    if (!address) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    document.head.append(link)
    return () => link.remove()
  }, [address])
}
