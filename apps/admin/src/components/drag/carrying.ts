const CARRYING = 'data-carrying'

/** What shows a hand of its own has it closed while something is carried. */
export const CARRYING_STYLES = `
  :root[${CARRYING}], :root[${CARRYING}] :is(a, button, [data-drag-row]) { cursor: grabbing !important; }
`

const preventDefault = (event: Event) => event.preventDefault()

let isHeld = false

/** Whether something is being carried now: Escape is then about that alone. */
export const isCarrying = () => isHeld

// Another cursor is a style for the whole page: what is carried moves first.
let changing: ReturnType<typeof setTimeout> | undefined

function showCarrying(isCarrying: boolean): void {
  clearTimeout(changing)
  changing = setTimeout(() => document.documentElement.toggleAttribute(CARRYING, isCarrying))
}

/** Nothing is selected on the way. */
export function takeUp(): void {
  isHeld = true
  document.getSelection()?.removeAllRanges()
  document.addEventListener('selectstart', preventDefault)
  showCarrying(true)
}

export function letGo(): void {
  isHeld = false
  document.removeEventListener('selectstart', preventDefault)
  showCarrying(false)
}
