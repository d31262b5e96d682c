import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createGate } from '../http/gate.ts'

/** OWASP's first choice for argon2id: 19 MiB and two passes, in a thread of its own. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const PARAMETERS = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
const HASH_PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
/** What accounts were hashed with before: hex salt and key of scrypt. */
const EARLIER_PATTERN = /^([0-9a-f]{32}):([0-9a-f]{128})$/

const runArgon2 = promisify(argon2)
const runScrypt = promisify<string, string, number, object, Buffer>(scrypt)

/**
 * A check takes a thread for a tenth of a second, and compressions, pictures and files share the four there are: one
 * at a time leaves a thread free while two compressions run, and a processor for the pages.
 */
const line = createGate({ atOnce: 1, waiting: 20, waitMs: 3000 })

/**
 * Who waits for a password: somebody in a session of theirs, in a browser they signed in with or with a link that was
 * mailed to them, or anybody else. Those who are known go first, so that no crowd of strangers holds them up.
 */
export type Asker = 'known' | 'stranger'

const inTurn = <T>(asker: Asker, work: () => Promise<T>): Promise<T> =>
  asker === 'known' ? line.passFirst(work) : line.pass(work)

/** The password as it is stored: argon2id with its cost and salt, in the usual notation. Throws `server/unavailable` in a crowd. */
export async function hashPassword(password: string, asker: Asker): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(asker, () => runArgon2('argon2id', { message: normal(password), nonce, ...COST }))
  return `$argon2id$v=19$${PARAMETERS}$${unpadded(nonce)}$${unpadded(tag)}`
}

/**
 * Whether the password is the one that was hashed. Without a hash, because nobody has this address, the same work
 * is done: the time it takes must not tell who has an account. Throws `server/unavailable` in a crowd.
 */
export function verifyPassword(password: string, hash: string | null, asker: Asker): Promise<boolean> {
  return inTurn(asker, () => isPasswordOf(password, hash))
}

async function isPasswordOf(password: string, hash: string | null): Promise<boolean> {
  const earlier = EARLIER_PATTERN.exec(hash ?? '')
  if (earlier) return isEarlierPassword(password, earlier[1] ?? '', earlier[2] ?? '')
  const [, memory, passes, parallelism, salt, tag] = HASH_PATTERN.exec(hash ?? '') ?? []
  const right = Buffer.from(tag ?? '', 'base64')
  const given = await runArgon2('argon2id', {
    message: normal(password),
    nonce: salt ? Buffer.from(salt, 'base64') : randomBytes(16),
    memory: Number(memory ?? COST.memory),
    passes: Number(passes ?? COST.passes),
    parallelism: Number(parallelism ?? COST.parallelism),
    tagLength: right.length || COST.tagLength,
  })
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether the hash was made at another cost than today's, so that it is made anew at the next sign-in. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(`$argon2id$v=19$${PARAMETERS}$`)
}

async function isEarlierPassword(password: string, salt: string, key: string): Promise<boolean> {
  const options = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
  const given = await runScrypt(normal(password), salt, 64, options)
  return timingSafeEqual(given, Buffer.from(key, 'hex'))
}

/** The same letters count as the same, however the keyboard composed them. */
const normal = (password: string) => password.normalize('NFKC')
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
