import type { DeclineReason } from '@innkeeper/domain/orders/constants.ts'
import type { UpgradeTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { newRoomName, type ShownRequest } from './shown-request.ts'

type Naming = { t: UpgradeTranslate; unit: string | null; firstName: string | null }

/** What became of a request, as one would say it. */
export function requestSentence(request: ShownRequest, { t, unit, firstName }: Naming): string {
  switch (request.standing) {
    case 'sent':
      return firstName ? t('upgrade.sent.title', { name: firstName }) : t('upgrade.sent.titleAnybody')
    case 'confirmed':
      return t('upgrade.accepted.title', { room: newRoomName(request, unit) })
    case 'declined':
      return t('upgrade.declined.title')
    case 'cancelled':
      return t('upgrade.cancelled.title')
    case 'house cancelled':
      return t('upgrade.houseCancelled.title')
    case 'closed':
      return t('upgrade.closed')
  }
}

/** What a guest is told of the reason; another one comes in the words of staff. */
const REASONS = {
  'out of stock': 'upgrade.reason.fullyBooked',
  'too busy': 'upgrade.reason.tooBusy',
  'room type fully booked': 'upgrade.reason.fullyBooked',
  'no answer in time': 'upgrade.reason.noAnswer',
  'cancelled by the guest': null,
  other: null,
} as const satisfies Record<DeclineReason, string | null>

type Telling = {
  t: UpgradeTranslate
  money: (minorUnits: number) => string
  /** The link knows whose stay it is. */
  isKnown: boolean
}

/** What is said below it. */
export function requestText(request: ShownRequest, { t, money, isKnown }: Telling): string {
  const { standing, nights, total, reason, reasonText } = request
  switch (standing) {
    case 'sent':
      // A request that knows its nights knows its stay, with or without the link.
      return t(isKnown || nights !== null ? 'upgrade.sent.text' : 'upgrade.sent.textAnybody')
    case 'confirmed':
      return total > 0 ? t('upgrade.accepted.text', { total: money(total) }) : ''
    case 'cancelled':
      return t('upgrade.declined.text')
    case 'closed':
      return ''
    case 'declined':
    case 'house cancelled': {
      const known = reason && REASONS[reason]
      return [known ? t(known) : ended(reasonText), t('upgrade.declined.text')].filter(Boolean).join(' ')
    }
  }
}

/** What staff wrote, with the full stop that another sentence asks for. */
function ended(text: string | null): string | null {
  const written = text?.trim()
  if (!written) return null
  return /[.!?…]$/.test(written) ? written : `${written}.`
}
