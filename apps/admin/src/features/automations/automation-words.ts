import type { Automation, Trigger, TriggerKind, Wait } from '@innkeeper/domain/automations/schema.ts'
import type { AdminTranslate } from '../../platform/texts.ts'

/** How triggers are called where one is chosen. */
export const TRIGGER_NAMES = {
  'booking created': 'automations.trigger.created',
  'days before arrival': 'automations.trigger.daysBefore',
  'hours before arrival': 'automations.trigger.hoursBefore',
  'registration missing': 'automations.trigger.registration',
  'check-in': 'automations.trigger.checkIn',
  'day of stay': 'automations.trigger.dayOfStay',
  'order placed': 'automations.trigger.order',
  'hours after check-out': 'automations.trigger.hoursAfter',
  'days after check-out': 'automations.trigger.daysAfter',
  'low survey score': 'automations.trigger.survey',
} as const satisfies Record<TriggerKind, string>

/** A trigger of a kind as it begins. */
export const FIRST_TRIGGER: { [K in TriggerKind]: Extract<Trigger, { on: K }> } = {
  'booking created': { on: 'booking created' },
  'days before arrival': { on: 'days before arrival', days: 3, at: '10:00' },
  'hours before arrival': { on: 'hours before arrival', hours: 4 },
  'registration missing': { on: 'registration missing', days: 2, at: '10:00' },
  'check-in': { on: 'check-in' },
  'day of stay': { on: 'day of stay', day: 1, at: '19:00' },
  'order placed': { on: 'order placed' },
  'hours after check-out': { on: 'hours after check-out', hours: 2 },
  'days after check-out': { on: 'days after check-out', days: 1, at: '10:00' },
  'low survey score': { on: 'low survey score', upTo: 6 },
}

/** "Three days before arrival at 10:00". */
export function whenWords(t: AdminTranslate, trigger: Trigger): string {
  switch (trigger.on) {
    case 'booking created':
      return t('automations.when.created')
    case 'days before arrival':
      return t('automations.when.daysBefore', { count: trigger.days, time: trigger.at })
    case 'hours before arrival':
      return t('automations.when.hoursBefore', { count: trigger.hours })
    case 'registration missing':
      return t('automations.when.registration', { count: trigger.days, time: trigger.at })
    case 'check-in':
      return t('automations.when.checkIn')
    case 'day of stay':
      return t('automations.when.dayOfStay', { day: trigger.day, time: trigger.at })
    case 'order placed':
      return t('automations.when.order')
    case 'hours after check-out':
      return t('automations.when.hoursAfter', { count: trigger.hours })
    case 'days after check-out':
      return t('automations.when.daysAfter', { count: trigger.days, time: trigger.at })
    case 'low survey score':
      return t('automations.when.survey', { score: trigger.upTo })
  }
}

export type ConditionNames = {
  targetGroups: ReadonlyMap<string, string>
  unitCategories: ReadonlyMap<string, string>
  /** By code. */
  languages: ReadonlyMap<string, string>
}

/** "guests in Weddings, in Fjord suite, who speak Norwegian". */
export function whoWords(t: AdminTranslate, { onlyIf }: Automation, names: ConditionNames): string {
  const list = (ids: readonly string[], known: ReadonlyMap<string, string>) =>
    ids.map((id) => known.get(id) ?? t('automations.gone')).join(t('automations.or'))
  const parts = [
    onlyIf.targetGroupIds.length > 0 &&
      t('automations.who.groups', { names: list(onlyIf.targetGroupIds, names.targetGroups) }),
    onlyIf.exceptTargetGroupIds.length > 0 &&
      t('automations.who.except', { names: list(onlyIf.exceptTargetGroupIds, names.targetGroups) }),
    onlyIf.unitCategoryIds.length > 0 &&
      t('automations.who.categories', { names: list(onlyIf.unitCategoryIds, names.unitCategories) }),
    onlyIf.languages.length > 0 &&
      t('automations.who.languages', { names: list(onlyIf.languages, names.languages) }),
    onlyIf.registration !== null && t(`automations.who.registration.${onlyIf.registration}`),
  ].filter((part) => part !== false)
  return parts.length === 0
    ? t('automations.who.everybody')
    : t('automations.who.some', { parts: parts.join(', ') })
}

export const waitWords = (t: AdminTranslate, { amount, unit }: Wait): string =>
  t(`automations.wait.${unit}`, { count: amount })

export type WhatNames = {
  templates: ReadonlyMap<string, string>
  /** Stored words as staff read them, with the names of placeholders. */
  shown: (stored: string) => string
}

/** What a step sends: the name of its e-mail, and whether an SMS goes with it. */
export function whatWords(
  t: AdminTranslate,
  { content: { email, sms } }: Automation['steps'][number],
  { templates, shown }: WhatNames,
): string {
  const subject = email?.from === 'letter' && shown(Object.values(email.languages)[0]?.subject ?? '')
  const name = email?.from === 'template' ? templates.get(email.templateId) : subject
  const letter = email && (name ? t('automations.what.email', { name }) : t('automations.what.anEmail'))
  if (letter && sms) return t('automations.what.both', { email: letter })
  return letter ?? t('automations.what.sms')
}

/** The whole automation as one reads it aloud. */
export function automationSentence(
  t: AdminTranslate,
  automation: Automation,
  names: ConditionNames & WhatNames,
): string {
  const [first, ...rest] = automation.steps
  if (!first) return ''
  const beginning = t('automations.sentence.first', {
    when: whenWords(t, automation.trigger),
    who: whoWords(t, automation, names),
    what: whatWords(t, first, names),
  })
  const further = rest.map((step) =>
    t('automations.sentence.next', {
      wait: step.wait ? waitWords(t, step.wait) : '',
      what: whatWords(t, step, names),
    }),
  )
  return [beginning, ...further].join(' ')
}
