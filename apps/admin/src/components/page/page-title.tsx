import { useEffect, useRef } from 'react'
import { useDocumentTitle } from './use-document-title.ts'

/** The first page is read from its start; on later ones the title takes the focus, so that it is announced. */
let hasShownPage = false

/** The one heading of a page; also names the browser tab. */
export function PageTitle({ title, tab = title }: { title: string; tab?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(tab)
  useEffect(() => {
    if (hasShownPage) heading.current?.focus({ preventScroll: true })
    hasShownPage = true
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} style={{ margin: 0 }}>
      {title}
    </h1>
  )
}
