// The log: JSON lines on standard output for machines, every line of a request carries its id.
// Fields that can hold a person or a key are removed here, whatever a caller passes.
import { type Logger, pino } from 'pino'

const PERSONAL = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'password',
  'token',
  'linkKey',
  'cookie',
  'authorization',
]

export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      remove: true,
    },
    serializers: { err: serializeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Database drivers put rows and parameters on their errors; only these fields are safe. */
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const code = (error as { code?: unknown }).code
  const cause =
    error.cause instanceof Error ? { name: error.cause.name, message: error.cause.message } : undefined
  // A failed query's message ends with its parameters.
  const safe = (message.split('\nparams:')[0] ?? '').slice(0, 2000)
  return { name, message: safe, code, cause, stack: stack?.split('\n    at ').slice(1, 12).join('\n at ') }
}
