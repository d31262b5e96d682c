export type Finding = { path: string; line: number; problem: string; instead: string }

export const formatFinding = ({ path, line, problem, instead }: Finding): string =>
  `${path}:${line}  ${problem}\n    ${instead}`

/** Prints what a check found and sets the exit code; a clean check says so in one line. */
export function report(subject: string, findings: readonly Finding[], looked: string): void {
  for (const finding of findings) console.error(formatFinding(finding))
  if (findings.length > 0) {
    console.error(`\n${subject}: ${findings.length} to mend in ${looked}`)
    process.exitCode = 1
  } else {
    console.log(`${subject}: ${looked}, nothing to mend`)
  }
}
