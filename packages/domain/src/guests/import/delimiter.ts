/** What can separate the cells of a line. */
export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

const SAID = /^\uFEFF?sep=(.)\r?\n/i
const LINES_LOOKED_AT = 20

/** What separates the cells: what the file says itself, else what stands equally often in most of the first lines. */
export function recogniseDelimiter(text: string): Delimiter {
  const said = SAID.exec(text)?.[1]
  const named = DELIMITERS.find((mark) => mark === said)
  if (named) return named
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_LOOKED_AT)
  const scored = DELIMITERS.map((mark) => ({ mark, score: scoreOf(lines, mark) }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > 0 ? best.mark : ','
}

/** How many cells it makes of the first line, and how many of the others agree. */
function scoreOf(lines: readonly string[], mark: Delimiter): number {
  const counts = lines.map((line) => line.split(mark).length - 1)
  const first = counts[0] ?? 0
  if (first === 0) return 0
  const agreeing = counts.filter((count) => count === first).length
  return (agreeing / counts.length) * 100 + Math.min(first, 50)
}
