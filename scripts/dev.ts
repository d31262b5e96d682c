import { watch } from 'node:fs'
import { join } from 'node:path'
import { compileTextsIfStale } from './build/build-if-stale.ts'
import { runNode } from './child.ts'
import { requireNode } from './node-version.ts'
import { root } from './root.ts'

requireNode()
process.env.NODE_ENV = 'development'

const SETTLE_MS = 100
const tell = (line: string) => console.log(line)
const compileTexts = () => compileTextsIfStale(tell).catch((error: Error) => console.error(error.message))

await compileTexts()

// Editors save in several writes: compile once they are through.
let pending: NodeJS.Timeout | undefined
const texts = watch(join(root, 'packages/i18n/locales'), { recursive: true }, () => {
  clearTimeout(pending)
  pending = setTimeout(compileTexts, SETTLE_MS)
})

// The server restarts when its own sources change; both apps reload through the Vite it hosts. Watching what is
// imported instead would restart it for every file Vite writes.
const watched = ['apps/server/src', 'packages/domain/src', 'packages/api/src', 'packages/i18n/src']
const server = [
  ...watched.map((folder) => `--watch-path=${folder}`),
  '--watch-preserve-output',
  'apps/server/src/main.ts',
  ...process.argv.slice(2),
]
const { code } = await runNode(server, { output: 'shown' })
texts.close()
process.exitCode = code
