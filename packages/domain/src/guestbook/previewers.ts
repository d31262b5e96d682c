import { PUBLIC_ID_PATTERN } from '../ids.ts'
import type { Visitor } from './visibility.ts'
import { CARD_STATES } from './visibility-schema.ts'
import { QR_VISITOR } from './visitor.ts'

/** One of those a preview stands for, as far as products care. */
export type Previewer = Pick<Visitor, 'state' | 'targetGroups'>

/** Longer than any preview's; more is not read. */
export const PREVIEWERS_MAX = 2000

/** Those a preview stands for in one line: what it orders is offered to them and nobody else. */
export function previewersText(previewers: readonly Previewer[]): string {
  const all = previewers.map(({ state, targetGroups }) => [state, ...targetGroups].join('.'))
  return [...new Set(all)].join('~').slice(0, PREVIEWERS_MAX)
}

/** Reads that line; what is absurd is as if it were not there, and nobody at all is a visitor without a booking. */
export function parsePreviewers(text: string | undefined): Previewer[] {
  const read = (text ?? '').slice(0, PREVIEWERS_MAX).split('~').flatMap(readPreviewer)
  return read.length > 0 ? read : [QR_VISITOR]
}

function readPreviewer(text: string): Previewer[] {
  const [name, ...groups] = text.split('.')
  const state = CARD_STATES.find((each) => each === name)
  return state ? [{ state, targetGroups: groups.filter((id) => PUBLIC_ID_PATTERN.test(id)) }] : []
}
