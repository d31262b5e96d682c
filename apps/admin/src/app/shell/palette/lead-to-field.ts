/** A page that is not there by then has no such field for this person. */
const GIVE_UP_MS = 5000
/** The palette gives the focus back first. */
const LOOK_EVERY_MS = 50

/** What can stand above or on a field, or over a part of a page. */
const NAMED = 'label, legend, h2, h3, button, .mantine-InputWrapper-label'

/** Brings the field or the part of the page with these words into view and puts the focus there, once it is drawn. */
export function leadToField(words: string, until = performance.now() + GIVE_UP_MS): void {
  setTimeout(() => {
    const named = [...document.querySelectorAll<HTMLElement>(`main :is(${NAMED})`)].find(
      ({ textContent }) => textContent.trim() === words,
    )
    if (named) show(named)
    else if (performance.now() < until) leadToField(words, until)
  }, LOOK_EVERY_MS)
}

function show(named: HTMLElement): void {
  const field = named instanceof HTMLLabelElement ? named.control : null
  const target = field ?? named
  // A heading takes the focus as the title of a page does: it is read out, and Tab goes on from there.
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
  const block = field ? 'center' : 'start'
  target.scrollIntoView({ block })
}
