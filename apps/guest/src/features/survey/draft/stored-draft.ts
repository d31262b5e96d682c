import { createStoredValue, type StoredValue } from '../../../platform/stored-value.ts'
import { draftNames } from './draft-name.ts'
import { type Filled, parseFilled } from './filled.ts'

export type StoredDraft = StoredValue<Filled | null>

const parse = (stored: unknown) => parseFilled(stored, Date.now())

/** What was filled in, for every tab of this browser. */
export const storedDraft = (name: string): StoredDraft => createStoredValue({ key: name, parse })

/** Of a preview: it lasts as long as the page, and no guest of this device finds it. */
export const unstoredDraft = (): StoredDraft =>
  createStoredValue<Filled | null>({
    key: 'survey-preview',
    parse,
    storage: () => {
      throw new Error('A preview keeps nothing')
    },
  })

/** They hold what a person wrote: what is too old to count goes from the device, whosever it was. */
export function forgetOldDrafts(): void {
  for (const stored of draftNames().map(storedDraft)) if (stored.read() === null) stored.write(null)
}
