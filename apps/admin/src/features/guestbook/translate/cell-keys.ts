import type { KeyboardEvent } from 'react'

/** Arrow keys go from cell to cell of a table whose cells hold one button each. */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const cell = (event.target as HTMLElement).closest('td')
  const row = cell?.closest('tr')
  if (!cell || !row) return
  const inRow = (other: Element | null) => other?.children[cell.cellIndex]
  const next = {
    ArrowRight: cell.nextElementSibling,
    ArrowLeft: cell.previousElementSibling,
    ArrowDown: inRow(row.nextElementSibling),
    ArrowUp: inRow(row.previousElementSibling),
    Home: row.querySelector('td'),
    End: row.lastElementChild,
  }[event.key]
  const button = next?.querySelector('button')
  if (!button) return
  event.preventDefault()
  button.focus()
}
