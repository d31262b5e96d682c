import { DatabaseAwayError, sqlStateOf } from './errors.ts'

/**
 * What PostgreSQL says itself when it goes, starts, is full, gives up on a statement or an idle transaction, or no
 * longer knows our login or our database.
 */
const AWAY_STATES = [
  ...['57P01', '57P02', '57P03', '57P05', '53300'],
  ...['57014', '25P03', '25P04'],
  ...['28000', '28P01', '3D000'],
]
/** Every trouble of the connection itself begins like this. */
const CONNECTION_STATES = '08'

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

/** Whether an error of the driver says that nobody is there, rather than that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlStateOf(error) ?? ''
  if (state.startsWith(CONNECTION_STATES) || AWAY_STATES.includes(state)) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseAwayError || AWAY_WORDS.test(cause.message)) return true
    // Several addresses were tried, and each has its reason.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
    if ('code' in cause && (AWAY_CODES.includes(String(cause.code)) || isMissingSocket(cause))) return true
  }
  return false
}

/** The socket file of a server that is not running; any other missing file is something else. */
function isMissingSocket(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return code === 'ENOENT' && syscall === 'connect'
}
