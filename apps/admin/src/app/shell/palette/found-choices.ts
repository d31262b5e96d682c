import type { Found, FoundKind } from '@innkeeper/api/search.ts'
import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import {
  type Icon,
  IconBellRinging,
  IconFileText,
  IconGift,
  IconLayoutBoard,
  IconMail,
  IconMessageStar,
  IconShoppingBag,
  IconSignature,
  IconUser,
} from '@tabler/icons-react'
import type { useNavigate } from '@tanstack/react-router'
import type { StateTone } from '../../../components/states/state-badge.tsx'
import type { AdminTranslate } from '../../../platform/texts.ts'
import type { Choice } from './choice.ts'

type Navigate = ReturnType<typeof useNavigate>

const ICONS: Record<FoundKind, Icon> = {
  guest: IconUser,
  request: IconBellRinging,
  card: IconLayoutBoard,
  product: IconShoppingBag,
  deal: IconGift,
  survey: IconMessageStar,
  'guest-page': IconFileText,
  email: IconMail,
  signature: IconSignature,
}

const STATE_TEXTS: Record<FoundKind, string> = {
  guest: 'guests.state',
  request: 'requests.status',
  card: 'cards.state',
  product: 'products.state',
  deal: 'upselling.standing',
  survey: 'surveys.standing',
  'guest-page': 'cards.state',
  email: 'cards.state',
  signature: 'cards.state',
}

/** What needs somebody is coloured, what is as it should be is good, the rest is quiet. */
const TONES: Record<string, StateTone> = {
  checkin: 'good',
  precheckin: 'wait',
  'no action taken': 'wait',
  accepted: 'good',
  'auto accepted': 'good',
  published: 'good',
  changed: 'wait',
  new: 'wait',
  enabled: 'good',
  open: 'good',
  'on sale': 'good',
  incomplete: 'wait',
}

/** What the server found, as lines of the palette. */
export function foundChoices(found: readonly Found[], t: AdminTranslate, navigate: Navigate): Choice[] {
  return found.map((each) => ({
    key: `${each.kind}:${each.id}`,
    group: each.kind,
    // Every booking has a name, unless its guest was erased.
    label: each.name || t('guests.erased'),
    aside: [each.unit, each.about].filter(Boolean).join(' · ') || null,
    state: { tone: TONES[each.state] ?? 'quiet', label: stateText(each, t) },
    icon: ICONS[each.kind],
    open: () => void openFound(each, navigate),
  }))
}

function stateText({ kind, state }: Found, t: AdminTranslate): string {
  if (state === 'archived' && kind === 'request') return t('palette.archived')
  return t(`${STATE_TEXTS[kind]}.${state}` as Extract<AdminMessageId, `guests.state.${string}`>)
}

function openFound({ kind, id, state }: Found, navigate: Navigate) {
  switch (kind) {
    case 'guest':
      return navigate({ to: '/guests/$bookingId', params: { bookingId: id } })
    case 'request':
      return state === 'archived'
        ? navigate({ to: '/requests/archive', search: { open: id } })
        : navigate({ to: '/requests', search: { open: id } })
    case 'card':
      return navigate({ to: '/guestbook/cards/$cardId', params: { cardId: id } })
    case 'product':
      return navigate({ to: '/products/$productId', params: { productId: id } })
    case 'deal':
      return navigate({ to: '/upselling/$dealId', params: { dealId: id } })
    case 'survey':
      return navigate({ to: '/surveys/$surveyId', params: { surveyId: id } })
    case 'guest-page':
      return navigate({
        to: '/templates/$location/$templateId',
        params: { location: 'pages', templateId: id },
      })
    case 'email':
      return navigate({
        to: '/templates/$location/$templateId',
        params: { location: 'emails', templateId: id },
      })
    case 'signature':
      return navigate({
        to: '/templates/$location/$templateId',
        params: { location: 'signature', templateId: id },
      })
  }
}
