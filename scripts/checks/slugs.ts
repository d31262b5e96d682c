import { BESIDE_FEATURES, ROOMS } from './architecture-lists.ts'
import type { Finding } from './finding.ts'

const entryUnder = (folder: string, path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined

const withoutEnding = (entry: string): string => entry.replace(/(\.test)?\.tsx?$/, '')

/** Folders and files that are neither a feature nor on a written list. */
export function findUnknownPlaces(paths: readonly string[], features: readonly string[]): Finding[] {
  const findings: Finding[] = []
  const seen = new Set<string>()
  const add = (folder: string, entry: string, path: string, problem: string, instead: string) => {
    if (seen.has(`${folder}/${entry}`)) return
    seen.add(`${folder}/${entry}`)
    findings.push({ path, line: 1, problem, instead })
  }
  for (const path of paths) {
    for (const [folder, beside] of Object.entries(BESIDE_FEATURES)) {
      const entry = entryUnder(folder, path)
      if (entry === undefined || features.includes(withoutEnding(entry))) continue
      if (beside.some((known) => withoutEnding(known) === withoutEnding(entry))) continue
      const problem = `"${entry}" under ${folder} is not a feature`
      add(
        folder,
        entry,
        path,
        problem,
        'Use a slug of packages/domain/src/features.ts, or move it to its feature.',
      )
    }
    for (const [folder, rooms] of Object.entries(ROOMS)) {
      const entry = entryUnder(folder, path)
      if (entry === undefined || rooms.some((room) => withoutEnding(room) === withoutEnding(entry))) continue
      const problem = `"${entry}" is not a room of ${folder}`
      add(folder, entry, path, problem, `It has ${rooms.join(', ')}: move it into one of them.`)
    }
  }
  return findings
}
