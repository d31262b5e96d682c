import { STARTERS, type Starter } from '@innkeeper/api/automations.ts'
import {
  type Automation,
  NO_CONDITIONS,
  type Trigger,
  type TriggerKind,
} from '@innkeeper/domain/automations/schema.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Triggers } from '../triggers.ts'
import { inLanguagesOf } from './in-languages.ts'
import {
  CHECKOUT_THANKS,
  DAY_ONE_HELLO,
  REGISTRATION_REMINDER,
  type StarterLanguage,
  type StarterWords,
  SURVEY_ASKED,
  WELCOME,
} from './starter-words.ts'

/** Staff read English. */
type Plan = { name: string; trigger: Trigger; late: Automation['late']; words: StarterWords }

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
}

/** Those that can begin here: a starter appears with the feature behind its trigger. */
export function offeredStarters(offered: readonly TriggerKind[]): Starter[] {
  return STARTERS.filter((starter) => offered.includes(PLANS[starter].trigger.on))
}

/** A starter in the languages of the property it is written in; the default has English words where it has none. */
export function starterAutomation(
  starter: Starter,
  localization: Localization,
  { isOffered }: Pick<Triggers, 'isOffered'>,
): Automation {
  const { name, trigger, late, words } = PLANS[starter]
  const asksSurvey = starter === 'checkout-thanks' && isOffered('low survey score')
  const wordsIn = (language: StarterLanguage) => {
    const { subject, text } = words[language]
    return { subject, text: asksSurvey ? `${text}\n\n${SURVEY_ASKED[language]}` : text }
  }
  const languages = inLanguagesOf(localization, wordsIn)
  return {
    name,
    trigger,
    onlyIf: NO_CONDITIONS,
    late,
    steps: [
      {
        key: 1,
        wait: null,
        purpose: 'service',
        content: { email: { from: 'letter', languages }, sms: null },
      },
    ],
  }
}
