import type { AdminTranslate } from '../../platform/texts.ts'

const KNOWN = [
  'email',
  'roles',
  'before',
  'after',
  'invitedBy',
  'address',
  'module',
  'plan',
  'rows',
  'changed',
  'reason',
  'format',
  'count',
  'items',
  'part',
  'name',
] as const
type Known = (typeof KNOWN)[number]

/** The word for a detail; one that has none yet is shown by its own name. */
export function detailLabel(name: string, t: AdminTranslate): string {
  if (isKnown(name)) return t(`audit.detail.${name}`)
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function isKnown(name: string): name is Known {
  return (KNOWN as readonly string[]).includes(name)
}
