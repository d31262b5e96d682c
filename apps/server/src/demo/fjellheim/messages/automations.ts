import {
  asksForCheckIn,
  asksForRegistration,
  stepOffsets,
  triggerMoment,
} from '@innkeeper/domain/automations/plan.ts'
import type { Automation, AutomationStep } from '@innkeeper/domain/automations/schema.ts'
import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import {
  CHECKOUT_THANKS,
  DAY_ONE_HELLO,
  REGISTRATION_REMINDER,
  type StarterWords,
  WELCOME,
} from '../../../features/automations/starters/starter-words.ts'
import { starterAutomation } from '../../../features/automations/starters/starters.ts'
import { PULSE_INVITATION, SURVEY_INVITATION } from '../../../features/automations/starters/survey-words.ts'
import { baseTemplateId } from '../../build-base-templates.ts'
import type { DemoBooking } from '../../demo-property.ts'
import type { DemoAutomation, DemoAutomationStep, DemoMessage } from '../../message-plan.ts'
import type { DemoSubmission } from '../../registration-plan.ts'
import { stableId } from '../../stable-id.ts'
import { type FjellheimLanguage, LANGUAGE_INDEXES } from '../languages.ts'
import { FJELLHEIM, FJELLHEIM_ID } from '../property.ts'

const PAST_DAYS = 10
/** The reminder was turned on lately. */
const REMINDED_DAYS = 2
const AHEAD_DAYS = 14

const TOMORROW: Record<FjellheimLanguage, string> = {
  en: 'See you tomorrow, {{firstName}}! Directions, door code and dinner times: {{bookingLink}}',
  da: 'Vi ses i morgen, {{firstName}}! Vejvisning, dørkode og spisetider: {{bookingLink}}',
  fi: 'Nähdään huomenna, {{firstName}}! Ajo-ohje, ovikoodi ja ruoka-ajat: {{bookingLink}}',
  nl: 'Tot morgen, {{firstName}}! Route, deurcode en etenstijden: {{bookingLink}}',
  no: 'Vi sees i morgen, {{firstName}}! Veibeskrivelse, dørkode og spisetider: {{bookingLink}}',
  sv: 'Vi ses i morgon, {{firstName}}! Vägbeskrivning, dörrkod och mattider: {{bookingLink}}',
}

const starter = (name: Parameters<typeof starterAutomation>[0]) =>
  starterAutomation(name, FJELLHEIM.localization)

/** The e-mail with the eleven scores, and one reminder in words. */
function survey(): Automation {
  const plain = starter('survey')
  const templateId = baseTemplateId(FJELLHEIM_ID, 'guest-feedback', 'email')
  const [first, ...reminders] = plain.steps
  if (!first) throw new Error('the starter has no step')
  const content = { email: { from: 'template', templateId }, sms: null } as const
  return { ...plain, steps: [{ ...first, content }, ...reminders] }
}

/** The e-mail of the house three days before, and two days later an SMS. */
function welcome(): Automation {
  const plain = starter('welcome')
  const templateId = baseTemplateId(FJELLHEIM_ID, 'pre-stay', 'email')
  const languages = Object.fromEntries(
    Object.entries(TOMORROW).map(([language, text]) => [
      LANGUAGE_INDEXES[language as FjellheimLanguage],
      text,
    ]),
  )
  const steps: AutomationStep[] = [
    {
      key: 1,
      wait: null,
      purpose: 'service',
      content: { email: { from: 'template', templateId }, sms: null },
    },
    {
      key: 2,
      wait: { amount: 2, unit: 'days' },
      purpose: 'service',
      content: { email: null, sms: { languages } },
    },
  ]
  return { ...plain, steps }
}

type Running = { key: string; automation: Automation; words: StarterWords; days?: number }
const AUTOMATIONS: Running[] = [
  { key: 'welcome', automation: welcome(), words: WELCOME },
  { key: 'day-one-hello', automation: starter('day-one-hello'), words: DAY_ONE_HELLO },
  { key: 'checkout-thanks', automation: starter('checkout-thanks'), words: CHECKOUT_THANKS },
  {
    key: 'registration-reminder',
    automation: starter('registration-reminder'),
    words: REGISTRATION_REMINDER,
    days: REMINDED_DAYS,
  },
  { key: 'survey', automation: survey(), words: SURVEY_INVITATION, days: REMINDED_DAYS },
  { key: 'pulse', automation: starter('pulse'), words: PULSE_INVITATION, days: REMINDED_DAYS },
]

/** Those that run, what they did in the last days and what they are going to do. */
export function fjellheimAutomations(
  now: number,
  bookings: readonly DemoBooking[],
  registered: readonly DemoSubmission[],
) {
  const registeredAt = new Map(registered.map(({ booking, sentAt }) => [booking.id, sentAt.getTime()]))
  const automations: DemoAutomation[] = []
  const automationSteps: DemoAutomationStep[] = []
  const messages: DemoMessage[] = []
  for (const { key, automation, words, days = PAST_DAYS } of AUTOMATIONS) {
    const since = now - days * DAY_MS
    const id = stableId(FJELLHEIM_ID, 'automation', key)
    automations.push({
      id,
      name: automation.name,
      automation,
      isOn: true,
      turnedOnAt: new Date(since),
      starter: key,
      createdAt: new Date(since),
      changedBy: 'Sunniva Dale',
      changedAt: new Date(since),
    })
    for (const booking of bookings) {
      for (const { step, due } of stepsOf(automation, booking, now)) {
        if (
          asksForRegistration(automation) &&
          (registeredAt.get(booking.id) ?? Number.POSITIVE_INFINITY) < due
        )
          continue
        if (due < since || due > now + AHEAD_DAYS * DAY_MS) continue
        const isPast = due <= now
        if (isPast && asksForCheckIn(automation.trigger) && booking.state === 'precheckin') continue
        const channel = step.content.email ? 'email' : 'sms'
        const address = channel === 'email' ? booking.guest.email : booking.guest.phone?.replaceAll(' ', '')
        const reason = address ? null : channel === 'email' ? ('no-email' as const) : ('no-phone' as const)
        automationSteps.push({
          automationId: id,
          version: 1,
          bookingId: booking.id,
          step: step.key,
          dueAt: new Date(due),
          state: !isPast ? 'planned' : reason ? 'skipped' : 'done',
          reason: isPast ? reason : null,
          doneAt: isPast ? new Date(due) : null,
        })
        if (isPast && address) {
          messages.push(messageOf({ id, step, booking, address, words, at: new Date(due) }))
        }
      }
    }
  }
  return { automations, automationSteps, messages }
}

function stepsOf({ trigger, steps }: Automation, booking: DemoBooking, now: number) {
  if (booking.cancelledAt || booking.noShowAt) return []
  const stay = {
    ...booking,
    checkOutTime: booking.checkOutTime ?? FJELLHEIM.checkOutTime,
    createdAt: booking.createdAt?.getTime() ?? now - 30 * DAY_MS,
    checkedInAt: booking.checkedInAt?.getTime() ?? null,
    checkedOutAt: booking.checkedOutAt?.getTime() ?? null,
  }
  const moment = triggerMoment(trigger, stay, FJELLHEIM)
  if (moment === null) return []
  const offsets = stepOffsets(steps)
  return steps.map((step, place) => ({ step, due: moment + (offsets[place] ?? 0) }))
}

type Sent = {
  id: string
  step: AutomationStep
  booking: DemoBooking
  address: string
  words: StarterWords
  at: Date
}

function messageOf({ id, step, booking, address, words, at }: Sent): DemoMessage {
  const { guest, arrival, departure } = booking
  const language = (booking.language ?? 'en') as FjellheimLanguage
  const known = language in LANGUAGE_INDEXES ? language : 'en'
  const values = {
    firstName: guest.firstName,
    lastName: guest.lastName,
    propertyName: FJELLHEIM.name,
    arrival,
    departure,
  }
  const isSms = step.content.email === null
  const { subject, text } = isSms ? { subject: '', text: TOMORROW[known] } : words[known]
  return {
    id: stableId(FJELLHEIM_ID, 'automation message', id, String(step.key), booking.id),
    kind: `step-${step.key}`,
    channel: isSms ? 'sms' : 'email',
    purpose: step.purpose,
    causeKind: 'automation',
    causeId: id,
    bookingId: booking.id,
    recipient: address,
    language,
    subject: fillPlaceholders(subject, values),
    bodyText: fillPlaceholders(text, values),
    parts: isSms ? 1 : 0,
    state: isSms ? 'delivered' : 'sent',
    provider: isSms ? 'gatewayapi' : 'smtp',
    createdAt: at,
    nextTryAt: at,
    sentAt: at,
    deliveredAt: isSms ? at : null,
  }
}
