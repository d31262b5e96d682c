import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { answerOf, type PreparedAnswer, prepareAnswer, sendPrepared } from '../http/prepared-answer.ts'

const MIME_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
/** Built files carry a hash of their content in their name. */
const HASHED_NAME = /-[\w-]{8,}\.\w+$/
const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=3600'

/** Serves the files of a build below a prefix: only what was there at start, each compressed once, by the build or here. */
export function serveFiles(app: FastifyInstance, prefix: string, folder: string): void {
  const files = new Map(listFiles(folder).map((file) => [relative(folder, file).split(sep).join('/'), file]))
  const answers = new Map<string, Promise<PreparedAnswer>>()

  // A whole hotel behind one address asks for dozens of these at each visit, and they cost next to nothing.
  const options = { schema: { hide: true }, config: { rateLimit: false } }
  app.get(`${prefix}*`, options, async (request, reply) => {
    const name = (request.params as { '*': string })['*']
    const file = files.get(name)
    if (!file) throw new AppError('request/not-found', 'There is no such file.')
    let answer = answers.get(name)
    if (!answer) {
      answer = prepareFile(name, file)
      answers.set(name, answer)
      // A build that changed under us has taken the file away; it may come back.
      answer.catch(() => answers.delete(name))
    }
    return sendPrepared(request, reply, await answer)
  })
}

async function prepareFile(name: string, file: string): Promise<PreparedAnswer> {
  const content = await readFile(file).catch(() => {
    throw new AppError('request/not-found', 'There is no such file.')
  })
  const headers = {
    'content-type': MIME_TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': HASHED_NAME.test(name) ? IMMUTABLE : SHORT,
  }
  const compressed = await readCompressed(file)
  return compressed
    ? answerOf({ ...compressed, identity: content }, headers)
    : prepareAnswer(content, headers)
}

/** As the build has compressed it beside the file; null where it has not. */
async function readCompressed(file: string): Promise<{ br: Buffer; gzip: Buffer } | null> {
  try {
    const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)])
    return { br, gzip }
  } catch {
    return null
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() && !entry.parentPath.includes(`${sep}.vite`) && extname(entry.name) in MIME_TYPES,
    )
    .map((entry) => join(entry.parentPath, entry.name))
}
