/** As a ref: what has just appeared in place of the touched element takes the focus over. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
