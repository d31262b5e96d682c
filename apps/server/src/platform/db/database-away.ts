import { DatabaseAwayError, type DiskFullError, sqlStateOf } from './errors.ts'

/** It does not know our login or our database: in the midst of things an outage, at a start a wrong setting. */
const UNKNOWN_STATES = ['28000', '28P01', '3D000']
/** Nothing may be written: the server we are connected to was replaced by another one, and only copies it. */
export const READ_ONLY_STATE = '25006'
/** What PostgreSQL says itself when it goes, starts, is full, or gives up on a statement or an idle transaction. */
const AWAY_STATES = [
  ...['57P01', '57P02', '57P03', '57P05', '53200', '53300'],
  ...['57014', '25P03', '25P04', READ_ONLY_STATE],
  ...UNKNOWN_STATES,
]
const DISK_FULL: DiskFullError['code'] = 'server/disk-full'
/** Every trouble of the connection itself. */
const CONNECTION_STATE = /^08[0-9A-Z]{3}$/

const AWAY_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
  'ENOTFOUND',
]

/** The driver's own words: it gives these errors no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** What an error says; the job queue hands on copies of errors, which are plain objects. */
type Told = { code?: unknown; message?: unknown; syscall?: unknown; cause?: unknown; errors?: unknown }

/** Whether an error of the driver says that nobody is there, rather than that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  return isAway(error, new Set())
}

/** Whether waiting can help at a start: a wrong password or database name stays wrong. */
export function mayComeUp(error: unknown): boolean {
  return isDatabaseAway(error) && !UNKNOWN_STATES.includes(sqlStateOf(error) ?? '')
}

/** What was asked already is not asked again: causes can lead back to where they began. */
function isAway(told: unknown, asked: Set<unknown>): boolean {
  if (!isObject(told) || asked.has(told)) return false
  asked.add(told)
  // The embedded database refuses to write on a full disk, and is there.
  if (told.code === DISK_FULL) return false
  if (told instanceof DatabaseAwayError || isAwayCode(told) || AWAY_WORDS.test(String(told.message)))
    return true
  // Several addresses were tried, and each has its reason.
  const reasons: unknown[] = Array.isArray(told.errors) ? told.errors : []
  return [...reasons, told.cause].some((reason) => isAway(reason, asked))
}

function isObject(value: unknown): value is Told {
  return typeof value === 'object' && value !== null
}

function isAwayCode({ code, syscall }: Told): boolean {
  if (typeof code !== 'string') return false
  // The socket file of a server that is not running; any other missing file is something else.
  if (code === 'ENOENT') return syscall === 'connect'
  return AWAY_CODES.includes(code) || AWAY_STATES.includes(code) || CONNECTION_STATE.test(code)
}
