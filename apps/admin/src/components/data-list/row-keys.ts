import type { KeyboardEvent } from 'react'

/** Marks the link or button of a row that the arrow keys go to. */
export const ROW_TARGET = { 'data-row-target': true } as const

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys go from row to row, wherever in a row the focus is. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined || event.target instanceof HTMLInputElement) return
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-target]')]
  const row = (event.target as HTMLElement).closest('tr, li')
  const place = targets.findIndex((target) => row?.contains(target))
  const next = targets[place + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
