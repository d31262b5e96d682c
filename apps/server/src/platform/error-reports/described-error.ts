import { scrubText } from './scrub-text.ts'

const MAX_CAUSES = 5

export type DescribedError = { type: string; message: string; stack: string }

/** The error and what caused it, outermost first, without personal data. */
export function describeError(error: unknown): DescribedError[] {
  const chain: DescribedError[] = []
  for (let current = error; current !== undefined && chain.length < MAX_CAUSES; current = causeOf(current)) {
    chain.push(describeOne(current))
  }
  return chain.length > 0 ? chain : [describeOne(error)]
}

function describeOne(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: 'NonError', message: textOf(error), stack: '' }
  return { type: textOf(error.name), message: textOf(error.message), stack: framesOf(error.stack) }
}

// Anything can be thrown, also what cannot be turned into a text.
function textOf(value: unknown): string {
  return typeof value === 'object' ? '[object]' : scrubText(String(value))
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}

// A stack begins with the raw message, on as many lines as that has; only the frames are safe to keep.
function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .map((line) => line.replace(/\?[^:)]*/g, ''))
    .join('\n')
}
