import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** What a placeholder accepts: `plural` and its kin count, everything else is written as it is. */
export type PlaceholderKind = 'number' | 'text'

const countingFormats = new Set(['plural', 'selectordinal', 'number'])

/** The placeholders of an ICU message with the kind of each, also those nested in plural branches. */
export function placeholders(message: string): Map<string, PlaceholderKind> {
  const found = new Map<string, PlaceholderKind>()
  collect(compileMessageOrThrow(message), found)
  return found
}

function collect(tokens: CompiledMessage, found: Map<string, PlaceholderKind>): void {
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, format, branches] = token
    found.set(name, format && countingFormats.has(format) ? 'number' : (found.get(name) ?? 'text'))
    if (branches && typeof branches === 'object') {
      for (const branch of Object.values(branches)) if (Array.isArray(branch)) collect(branch, found)
    }
  }
}
