import { STARTERS, type Starter } from '@innkeeper/api/automations.ts'
import {
  type Automation,
  type AutomationStep,
  NO_CONDITIONS,
  type Trigger,
  type TriggerKind,
  type Wait,
} from '@innkeeper/domain/automations/schema.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import { inLanguagesOf } from './in-languages.ts'
import {
  CHECKOUT_THANKS,
  DAY_ONE_HELLO,
  REGISTRATION_REMINDER,
  type StarterWords,
  WELCOME,
} from './starter-words.ts'
import { PULSE_INVITATION, SURVEY_INVITATION, SURVEY_REMINDER } from './survey-words.ts'

/** Staff read English. */
type Plan = {
  name: string
  trigger: Trigger
  late: Automation['late']
  words: StarterWords
  /** A second message so long after the first. */
  reminder?: { wait: Wait; words: StarterWords }
  /** It comes with the feature behind this trigger, although another sets it off. */
  comesWith?: TriggerKind
}

const PLANS: Record<Starter, Plan> = {
  welcome: {
    name: 'Welcome before arrival',
    trigger: { on: 'days before arrival', days: 3, at: '10:00' },
    late: 'at once',
    words: WELCOME,
  },
  'registration-reminder': {
    name: 'Registration reminder',
    trigger: { on: 'registration missing', days: 2, at: '10:00' },
    late: 'at once',
    words: REGISTRATION_REMINDER,
  },
  'day-one-hello': {
    name: 'Hello on the first day',
    trigger: { on: 'day of stay', day: 1, at: '19:00' },
    late: 'not at all',
    words: DAY_ONE_HELLO,
  },
  'checkout-thanks': {
    name: 'Thanks after check-out',
    trigger: { on: 'days after check-out', days: 1, at: '10:00' },
    late: 'not at all',
    words: CHECKOUT_THANKS,
  },
  pulse: {
    name: 'Question on the second day',
    trigger: { on: 'day of stay', day: 2, at: '17:00' },
    late: 'not at all',
    words: PULSE_INVITATION,
    comesWith: 'low survey score',
  },
  survey: {
    name: 'Survey after check-out',
    trigger: { on: 'days after check-out', days: 1, at: '11:00' },
    late: 'not at all',
    words: SURVEY_INVITATION,
    reminder: { wait: { amount: 4, unit: 'days' }, words: SURVEY_REMINDER },
    comesWith: 'low survey score',
  },
}

/** Those that can begin here: a starter appears with the feature behind it. */
export function offeredStarters(offered: readonly TriggerKind[]): Starter[] {
  return STARTERS.filter((starter) => {
    const { trigger, comesWith = trigger.on } = PLANS[starter]
    return offered.includes(trigger.on) && offered.includes(comesWith)
  })
}

/** A starter in the languages of the property it is written in; the default has English words where it has none. */
export function starterAutomation(starter: Starter, localization: Localization): Automation {
  const { name, trigger, late, words, reminder } = PLANS[starter]
  const step = (key: number, wait: Wait | null, said: StarterWords): AutomationStep => ({
    ...{ key, wait, purpose: 'service' },
    content: {
      email: { from: 'letter', languages: inLanguagesOf(localization, (language) => said[language]) },
      sms: null,
    },
  })
  return {
    ...{ name, trigger, onlyIf: NO_CONDITIONS, late },
    steps: [step(1, null, words), ...(reminder ? [step(2, reminder.wait, reminder.words)] : [])],
  }
}
