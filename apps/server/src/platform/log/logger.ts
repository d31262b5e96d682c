// The log: JSON lines on standard output for machines, every line of a request carries its id.
// Fields that can hold a person or a key are removed here, whatever a caller passes.
import { type Logger, pino } from 'pino'
import { describeError } from '../error-reports/described-error.ts'

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

const STACK_LINES = 12

/** Database drivers put rows and parameters on their errors; only what is described of them is safe. */
function serializeError(error: unknown) {
  const [first, ...causes] = describeError(error)
  const code = (error as { code?: unknown } | null | undefined)?.code
  return {
    name: first?.type,
    message: first?.message,
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    ...(causes.length > 0 ? { causes: causes.map(({ type, message }) => ({ name: type, message })) } : {}),
    stack: first?.stack.split('\n').slice(0, STACK_LINES).join('\n'),
  }
}
