/** Moves to the same column of another row; false at the edge of the table. */
export function focusBelow(input: HTMLInputElement, steps: number): boolean {
  const cell = input.closest('td')
  const row = cell?.closest('tr')
  const rows = row?.parentElement?.children
  if (!cell || !row || !rows) return false
  const next = rows[Array.from(rows).indexOf(row) + steps] as HTMLTableRowElement | undefined
  const target = next?.cells[cell.cellIndex]?.querySelector('input')
  target?.focus()
  target?.select()
  return target !== undefined && target !== null
}
