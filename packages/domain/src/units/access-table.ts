import { ACCESS_FIELDS, type Access, accessText } from './access.ts'
import { delimiterOf, importRows, importText } from './import-rows.ts'

/** What was typed or pasted, by unit; what is left out stays. */
export type AccessEdits = Readonly<Record<string, Partial<Access>>>

type Row = { id: string; code: string }
type Cell = { row: number; field: keyof Access }
/** The edits, and rooms or rows that fit no unit. */
export type PastedAccess = { edits: AccessEdits; left: string[] }

/** Cells of text from a spreadsheet or a CSV file: quotes hold delimiters and line breaks together. */
export function cellsOf(source: string): string[][] {
  const text = importText(source)
  // A spreadsheet copies tabs, whatever its cells hold.
  const delimiter = text.includes('\t') ? '\t' : delimiterOf(text)
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '"' && isQuoted && text[at + 1] === '"') {
      cell += '"'
      at++
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === delimiter) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  endCell()
  return rows.filter((row) => row.some((each) => each.trim() !== ''))
}

/**
 * What pasted cells mean: columns named by a header, else rows that begin with a room, else a block that is filled in
 * from the cell it was pasted into.
 */
export function pastedAccess(cells: readonly string[][], at: Cell, units: readonly Row[]): PastedAccess {
  const named = importRows(cells)
  if (named.some(({ access }) => access !== undefined)) {
    return byRoom(
      named.map(({ code, access = {} }) => [code, access]),
      units,
    )
  }
  const known = new Set(units.map(({ code }) => code))
  const beginsWithRooms = cells.every((row) => row.length > 1 && known.has((row[0] ?? '').trim()))
  if (cells.length > 0 && beginsWithRooms) {
    const rows = cells.map(([code = '', ...rest]) => [code.trim(), accessFrom(rest, 0)] as const)
    return byRoom(rows, units)
  }
  return asBlock(cells, at, units)
}

function byRoom(rows: readonly (readonly [string, Partial<Access>])[], units: readonly Row[]): PastedAccess {
  const idOf = new Map(units.map(({ id, code }) => [code, id]))
  const edits: Record<string, Partial<Access>> = {}
  const left: string[] = []
  for (const [code, access] of rows) {
    const id = idOf.get(code)
    if (id === undefined) left.push(code)
    else edits[id] = { ...edits[id], ...access }
  }
  return { edits, left }
}

function asBlock(cells: readonly string[][], { row, field }: Cell, units: readonly Row[]): PastedAccess {
  const first = ACCESS_FIELDS.indexOf(field)
  const edits: Record<string, Partial<Access>> = {}
  const left: string[] = []
  cells.forEach((line, index) => {
    const unit = units[row + index]
    if (unit) edits[unit.id] = accessFrom(line, first)
    else left.push(line.join(' '))
  })
  return { edits, left }
}

/** Cells from a field on; those beyond the last field are none of ours, and an empty one takes away what was there. */
function accessFrom(line: readonly string[], first: number): Partial<Access> {
  const pairs = line.flatMap((cell, index) => {
    const field = ACCESS_FIELDS[first + index]
    return field ? [[field, accessText(cell) || null] as const] : []
  })
  return Object.fromEntries(pairs)
}
