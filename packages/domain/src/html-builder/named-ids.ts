/** What is written with a backslash in JSON is passed over, so that no letter of it counts as part of an id. */
const ESCAPES_AND_RUNS = /\\(?:u[0-9a-f]{4}|.)|[A-Za-z0-9_-]{22,}/gi
const ID_LENGTH = 22

/** Everything in stored content that has the shape of an id, each once: files, pages and what else it may name. */
export function namedIdsIn(content: unknown): string[] {
  const runs = JSON.stringify(content ?? null).match(ESCAPES_AND_RUNS) ?? []
  return [...new Set(runs.filter((run) => run.length === ID_LENGTH))]
}
