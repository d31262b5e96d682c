import type { Contact } from '@innkeeper/domain/survey/contact.ts'
import { useState } from 'react'
import { useFocusAfter } from '../../../platform/use-focus-after.ts'
import type { GuestSurvey } from '../api.ts'
import { isKnownFromLink } from '../contact/contact-entry.ts'
import type { Filled } from '../draft/filled.ts'
import { shownGroups } from '../questions/question-words.ts'
import { useSurveyTexts } from '../survey-place.tsx'
import { CONTACT_SCREEN, type Problem, type Refused, surveyProblems } from './survey-problems.ts'
import { useSurveySteps } from './use-survey-steps.ts'

type Settings = { survey: GuestSurvey; filled: Filled; known: Contact | null; refused: Refused | null }

/** Where the guest is, what is wrong there, and the ways on. */
export function useSurveyForm({ survey, filled, known, refused }: Settings) {
  const t = useSurveyTexts()
  const groups = shownGroups(survey, filled.answers)
  const screens = [...groups.map(({ id }) => id), ...(isKnownFromLink(survey, known) ? [] : [CONTACT_SCREEN])]
  const { screen, go, back } = useSurveySteps(screens)
  /** Screens somebody tried to leave. */
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [alert, setAlert] = useState({ count: 0, round: 0 })
  const focusAt = useFocusAfter(screen)
  const problems = surveyProblems({ survey, groups, filled, known, refused }, t)
  const place = screens.indexOf(screen)
  const problemsOn = (at: string, list: readonly Problem[]) => list.filter((one) => one.screen === at)
  const isWrongHere = problemsOn(screen, problems).length > 0

  /** Leads to what is wrong; answers whether anything is. */
  const leadTo = (wrong: readonly Problem[]): boolean => {
    const [first] = wrong
    if (!first) return false
    setChecked((before) => new Set([...before, first.screen]))
    setAlert(({ round }) => ({ count: problemsOn(first.screen, wrong).length, round: round + 1 }))
    focusAt(first.field)
    go(first.screen)
    return true
  }
  return {
    screen,
    group: groups.find(({ id }) => id === screen) ?? null,
    place: place + 1,
    total: screens.length,
    isLast: place === screens.length - 1,
    /** Nothing is to be looked at again once all of it is answered. */
    alert: isWrongHere ? alert : { ...alert, count: 0 },
    problemAt: (field: string): string | null =>
      problems.find((one) => one.field === field && checked.has(one.screen))?.words ?? null,
    leadTo,
    /** Whether the whole of it can be sent; where it cannot, leads there. */
    isReady: () => !leadTo(problems),
    next() {
      if (leadTo(problemsOn(screen, problems))) return
      go(screens[place + 1] ?? screen)
    },
    restart: () => go(screens[0] ?? screen),
    back: place > 0 ? back : null,
  }
}
