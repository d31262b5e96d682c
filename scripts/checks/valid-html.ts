import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const CHECKER = join(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar')

/** Whether the checker can run here: it wants Java. */
export function canCheckHtml(): boolean {
  return spawnSync('java', ['-version']).status === 0
}

/** It knows no style sheets of these years; what it says of HTML holds. */
const ABOUT_STYLES = /^CSS: /

/** What an independent checker of HTML finds wrong in these files. */
export function htmlErrors(files: readonly string[]): string[] {
  const { stderr } = spawnSync('java', ['-jar', CHECKER, '--errors-only', '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  const { messages } = JSON.parse(stderr) as { messages: { message: string; url?: string }[] }
  return messages.flatMap(({ message, url = '' }) => (ABOUT_STYLES.test(message) ? [] : `${url}: ${message}`))
}
