import { scrubText } from './scrub-text.ts'

const MAX_CAUSES = 5
const MAX_TOGETHER = 3

export type DescribedError = { type: string; message: string; stack: string }

/** The error and what caused it, outermost first, without personal data. */
export function describeError(error: unknown): DescribedError[] {
  const chain: DescribedError[] = []
  for (let current = error; current !== undefined && chain.length < MAX_CAUSES; current = causeOf(current)) {
    chain.push(describeOne(current))
  }
  return chain.length > 0 ? chain : [describeOne(error)]
}

/** In one line, with what caused it: a failed query says only in its cause what was wrong with it. */
export function errorInWords(error: unknown): string {
  return describeError(error)
    .map(({ type, message }) => shortened(message || type))
    .join('; caused by: ')
}

const LONGEST_IN_WORDS = 300
const shortened = (text: string) =>
  text.length > LONGEST_IN_WORDS ? `${text.slice(0, LONGEST_IN_WORDS)}…` : text

function describeOne(error: unknown): DescribedError {
  if (typeof error !== 'object' || error === null) {
    return { type: 'NonError', message: textOf(error), stack: '' }
  }
  const { name, message, stack } = error as Partial<Record<keyof Error, unknown>>
  return {
    type: typeof name === 'string' && name ? textOf(name) : 'NonError',
    message: typeof message === 'string' && message ? textOf(message) : withoutMessage(error),
    stack: typeof stack === 'string' ? framesOf(stack) : '',
  }
}

/** Several failed connections are one error without a message of its own; others say at least a code. */
function withoutMessage(error: object): string {
  if (error instanceof AggregateError) {
    const inner = error.errors.slice(0, MAX_TOGETHER).map((one) => describeOne(one).message)
    return inner.filter(Boolean).join('; ')
  }
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' || typeof code === 'number') return textOf(code)
  return error instanceof Error ? '' : `[object with ${textOf(Object.keys(error).join(', ')) || 'nothing'}]`
}

// Anything can be thrown, also what cannot be turned into a text.
function textOf(value: unknown): string {
  return typeof value === 'object' ? '[object]' : scrubText(String(value))
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}

// A stack begins with the raw message, on as many lines as that has; only the frames are safe to keep.
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .map((line) => line.replace(/\?[^:)]*/g, ''))
    .join('\n')
}
