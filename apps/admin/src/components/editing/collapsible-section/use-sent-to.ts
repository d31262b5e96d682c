import { type RefObject, useEffect, useRef } from 'react'

/** A field of the section that somebody is sent to, by its `data-field`. */
export type SentTo = { field: string; visit: string }

const FOCUSABLE = 'input:not([type=hidden]), textarea, [contenteditable=true], button'

/** Opens the section and puts the cursor into the field; into what is still empty, where there are several. */
export function useSentTo(
  section: RefObject<HTMLElement | null>,
  sentTo: SentTo | null,
  { isOpen, open }: { isOpen: boolean; open: () => void },
): void {
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    if (sentTo) open()
  }, [sentTo, open])
  useEffect(() => {
    // Once: whoever closes the section and opens it again is not sent there anew.
    if (!sentTo || !isOpen || arrived.current === sentTo.visit) return
    arrived.current = sentTo.visit
    const body = section.current?.querySelector('[data-section-body]')
    if (body) goToField(body, sentTo.field)
  }, [section, sentTo, isOpen])
}

/** Puts the cursor into a field by its `data-field`, else into the first one there is. */
export function goToField(body: Element, name: string): void {
  const field = body.querySelector(`[data-field="${name}"]`) ?? body
  const target =
    field.querySelector<HTMLElement>('input:placeholder-shown') ?? field.querySelector<HTMLElement>(FOCUSABLE)
  field.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
