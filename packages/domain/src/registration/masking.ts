import { isMaskedField } from './standard-fields.ts'
import type { Values } from './values.ts'

const SHOWN = 3
const HIDDEN = '••••'
const NAMES = ['firstName', 'lastName']
/** All the provider's staff see of a guest: enough to tell whether a form works. */
const OPEN_TO_PROVIDER = [...NAMES, 'nationality', 'documentType']

/** The end of it, as people compare numbers; of a short one nothing. */
export function masked(value: string): string {
  if (value === '') return ''
  const letters = [...value]
  return `${HIDDEN}${letters.length > SHOWN * 2 ? letters.slice(-SHOWN).join('') : ''}`
}

const hidden = (value: string): string => (value === '' ? '' : HIDDEN)

function changed(values: Values, change: (name: string, value: string) => string): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(name, value)]))
}

/** Values as they may be shown: document numbers in part. */
export function maskedValues(values: Values): Values {
  return changed(values, (name, value) => (isMaskedField(name) ? masked(value) : value))
}

/** As the provider's staff see them: that something is there, and nothing of what. */
export function maskedForProvider(values: Values): Values {
  return changed(values, (name, value) => (OPEN_TO_PROVIDER.includes(name) ? value : hidden(value)))
}

/** Of a guest who was erased: that something is there, and nothing of what. */
export function lockedValues(values: Values): Values {
  return changed(values, (name, value) => (NAMES.includes(name) ? '' : hidden(value)))
}
