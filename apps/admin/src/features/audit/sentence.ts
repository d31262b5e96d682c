import type { AuditItem } from '@innkeeper/api/audit.ts'
import type { LocaleAndZone } from '@innkeeper/i18n/format.ts'
import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { formatDateTime } from '../../platform/own-formats.ts'
import type { AdminTranslate } from '../../platform/texts.ts'
import { namesIn } from './names-in.ts'
import { sentenceId } from './sentence-id.ts'
import { settingLabel } from './setting-label.ts'

/** What happened, as a colleague would say it: "Ola changed the price of Firewood basket from NOK 120 to NOK 150". */
export function auditSentence(entry: AuditItem, t: AdminTranslate, place: LocaleAndZone): string {
  const { details, subject, actorName: who } = entry
  const shown = (value: string | undefined) => valueText(entry, value, t, place)
  const values = {
    who,
    subject: subject ?? '',
    before: shown(details.before),
    after: shown(details.after ?? details.plan),
    name: details.name ?? '',
    part: details.part ?? '',
    items: details.items ?? '',
    reason: details.reason ?? '',
    format: details.format ?? '',
    changed: details.changed ?? '',
    amount: details.amount ? formatMoney(Number(details.amount), details.currency ?? '', place.locale) : '',
    added: details.added ?? '0',
    updated: details.updated ?? '0',
    count: Number(details.count ?? details.cards ?? details.changes ?? details.rows ?? 0),
    setting: settingLabel(details.changed ?? '', t),
    module: namesIn('module', details.module ?? '', t),
    roles: namesIn('role', details.roles ?? '', t),
    until: details.until ? formatDateTime(Date.parse(details.until), place) : '',
  }
  return t(sentenceId(entry), values)
}

function valueText(
  { action, details }: AuditItem,
  value: string | undefined,
  t: AdminTranslate,
  { locale }: LocaleAndZone,
): string {
  if (!value) return t('audit.value.none')
  if (action === 'role.changed') return namesIn('role', value, t)
  if (action === 'plan.changed') return namesIn('plan', value, t)
  if (action === 'product.price-changed') return formatMoney(Number(value), details.currency ?? '', locale)
  return value
}
