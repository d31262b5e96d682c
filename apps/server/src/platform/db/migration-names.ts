const migrationName = /^\d{4}_[a-z]+(_[a-z]+)+\.sql$/

/** What is wrong with the names of the migrations, one sentence each; nothing when they are in order. */
export function migrationNameProblems(fileNames: readonly string[]): string[] {
  const names = fileNames.toSorted()
  const malformed = names.filter((name) => !migrationName.test(name))
  if (malformed.length > 0) return malformed.map((name) => `${name} is not named NNNN_verb_noun.sql.`)

  const problems: string[] = []
  let previous = 0
  for (const name of names) {
    const number = Number(name.slice(0, 4))
    if (number === previous) problems.push(`${name} has the number of another migration.`)
    else if (number !== previous + 1) problems.push(`${name} leaves a gap after ${previous}.`)
    previous = number
  }
  return problems
}
