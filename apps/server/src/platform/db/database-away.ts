import { DatabaseAwayError } from './errors.ts'

/**
 * What PostgreSQL says itself when it goes, starts, is full, gives up on a statement or an idle transaction, or no
 * longer knows our login or our database.
 */
const AWAY_STATES = [
  ...['57P01', '57P02', '57P03', '57P05', '53300'],
  ...['57014', '25P03', '25P04'],
  ...['28000', '28P01', '3D000'],
]
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
  for (let told = error; isObject(told); told = told.cause) {
    if (told instanceof DatabaseAwayError || isAwayCode(told) || AWAY_WORDS.test(String(told.message)))
      return true
    // Several addresses were tried, and each has its reason.
    if (Array.isArray(told.errors) && told.errors.some(isDatabaseAway)) return true
  }
  return false
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
