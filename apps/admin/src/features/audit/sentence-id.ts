import type { AuditItem } from '@innkeeper/api/audit.ts'
import type { AuditAction } from '@innkeeper/domain/audit/actions.ts'
import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'

export type SentenceId = Extract<AdminMessageId, `audit.says.${string}`>

type Variant = (entry: AuditItem) => string | null

const byStranger: Variant = ({ actorId }) => (actorId === null ? 'stranger' : null)
const named: Variant = ({ subject }) => (subject ? 'named' : null)

function priceVariant({ details: { kind, before, after } }: AuditItem): string | null {
  if (kind === 'sale price') return ended('sale', before, after)
  if (kind === 'option') return before === '' ? 'option-added' : after === '' ? 'option-removed' : 'option'
  return null
}

function ended(word: string, before: string | undefined, after: string | undefined): string {
  if (before === '') return `${word}-set`
  return after === '' ? `${word}-ended` : word
}

/** Where an action is told in more than one way; the others have one sentence. */
const VARIANTS: Partial<Record<AuditAction, Variant>> = {
  'sign-in-failed': byStranger,
  'second-factor.failed': byStranger,
  'second-factor.locked': byStranger,
  'second-factor.removed': ({ subject }) => (subject ? 'of' : null),
  'api-token.created': ({ details }) => (details.name ? 'named' : null),
  'member.joined': ({ actorId }) => (actorId === null ? 'added' : null),
  'module.changed': ({ details }) => (details.enabled === 'on' ? 'on' : 'off'),
  'payments.changed': ({ details }) => {
    if (details.changed === 'keys') return 'keys'
    return details.changed === undefined ? 'older' : null
  },
  'deal.created': named,
  'deal.started': named,
  'deal.paused': named,
  'deal.deleted': named,
  'room-upgrade.created': named,
  'room-upgrade.started': named,
  'room-upgrade.paused': named,
  'room-upgrade.deleted': named,
  'product.created': named,
  'product.price-changed': priceVariant,
  'product.stock-changed': ({ details }) => {
    if (details.before === '') return 'counted'
    return details.after === '' ? 'uncounted' : null
  },
  'product.state-changed': ({ details }) => details.after ?? null,
  'property.changed': ({ details }) => (details.after === undefined ? 'untold' : null),
  'request.cancelled': ({ details: { money } }) => (money && money !== 'nothing' ? money : null),
  'unit.changed': ({ details: { changed, before, after } }) => {
    if (changed === 'floor') return before === '' || after === '' ? 'anyFloor' : 'floor'
    return changed === 'code' ? 'code' : 'category'
  },
}

/** Which sentence tells of an entry. */
export function sentenceId(entry: AuditItem): SentenceId {
  const variant = VARIANTS[entry.action]?.(entry) ?? null
  const id = `audit.says.${entry.action}`
  return (variant === null ? id : `${id}.${variant}`) as SentenceId
}
