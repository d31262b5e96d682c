import type { MouseEvent } from 'react'

/**
 * For what a press may find where another button stood a moment before: beside a dialog that just opened, or where the
 * next button moved into place. The second press of a double click was meant for what was there, and does nothing.
 */
export function onFirstPress(run: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) run()
  }
}

/** For a button that sends its form: the second press of a double click does not send it again. */
export function firstPressAlone(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
