/** As long as spreadsheets let the name of a sheet be. */
const LONGEST_NAME = 31

/** Names as spreadsheets allow them: without signs that mean something in a formula, not empty, each once. */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const clean = name
      .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
      .replace(/^[\s']+|[\s']+$/g, '')
      .toWellFormed()
    const free = freeName(clean || 'Sheet', taken)
    taken.add(free.toLowerCase())
    return free
  })
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let copy = 1; ; copy++) {
    const ending = copy === 1 ? '' : ` ${copy}`
    const candidate = `${name.slice(0, LONGEST_NAME - ending.length)}${ending}`.toWellFormed()
    if (!taken.has(candidate.toLowerCase())) return candidate
  }
}
