import type { MouseEvent } from 'react'

/**
 * A press beside a dialog closes it. The second press of a double click does not: it was meant for the button that
 * opened the dialog, over which it stands now.
 */
export function closeFromBeside(onClose: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) onClose()
  }
}
