import type { FormFacts, Problem } from '@innkeeper/domain/registration/problems.ts'
import { useState } from 'react'
import { useFocusAfter } from '../../../platform/use-focus-after.ts'
import type { Answers } from './answers.ts'
import { askedOf } from './answers.ts'
import { allProblems, problemsOn, type Refused } from './problem-list.ts'
import { neighbour, type Screen, screenOfProblem, screensOf } from './screens.ts'
import { useSteps } from './use-steps.ts'

/** Not a field of the form, but a question on its way. */
export const TRAVELLING = 'companions'

/** Where the guest is, what is wrong there, and the ways on. */
export function useWizard(
  answers: Answers,
  change: (part: Partial<Answers>) => void,
  factsFor: (answers: Answers) => FormFacts,
  /** Others of the booking who fill in a form of their own. */
  hasOthers: boolean,
) {
  const facts = factsFor(answers)
  const screens = screensOf(askedOf(answers, facts))
  const screen = screens.includes(answers.screen) ? answers.screen : (screens[0] ?? 'you')
  const [refused, setRefused] = useState<readonly Refused[]>([])
  /** Screens somebody tried to leave, and fields somebody left. */
  const [checked, setChecked] = useState<ReadonlySet<Screen>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** From the summary there is a short way back to it. */
  const [isEditing, setEditing] = useState(false)
  const [alert, setAlert] = useState({ count: 0, round: 0 })
  const problems = withTravelling(allProblems(answers, facts, refused), answers, screens, hasOthers)

  const show = (to: Screen) => {
    change({ screen: to, ...(to !== 'companions' && { edited: null }) })
    if (to === 'sign') setEditing(false)
  }
  const steps = useSteps(screen, screens, show)
  const focusAt = useFocusAfter(screen)

  const mark = (at: Screen, wrong: readonly Problem[]) => {
    setChecked((before) => new Set([...before, at]))
    setAlert(({ round }) => ({ count: wrong.length, round: round + 1 }))
    focusAt(wrong[0]?.field ?? '')
  }
  /** Leads to what is wrong; answers whether anything is. */
  const leadTo = (wrong: readonly Problem[]): boolean => {
    const [first] = wrong
    if (!first) return false
    const at = screenOfProblem(first.field)
    mark(at, problemsOn(at, wrong))
    steps.go(at)
    return true
  }
  return {
    facts,
    screen,
    screens,
    /** Nothing is to be looked at again once all of it is filled in. */
    alert: problemsOn(screen, problems).length > 0 ? alert : { ...alert, count: 0 },
    problems,
    isEditing,
    /** What is said at a field now. */
    problemAt(path: string) {
      const found = problems.find(({ field }) => field === path)
      if (!found) return null
      const isTold = refused.some(({ field }) => field === path)
      const isLeft = left.has(path) && found.problem !== 'required'
      return isTold || isLeft || checked.has(screenOfProblem(path)) ? found.problem : null
    },
    leave: (path: string) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
    refuse(list: readonly Refused[]) {
      setRefused(list)
      leadTo(list)
    },
    leadTo,
    next() {
      const wrong = problemsOn(screen, problems)
      if (wrong.length > 0) return mark(screen, wrong)
      setAlert(({ round }) => ({ count: 0, round }))
      steps.go(isEditing ? 'sign' : (neighbour(screen, screens, 1) ?? 'sign'))
    },
    edit(to: Screen) {
      setEditing(true)
      steps.go(to)
    },
    back: steps.back,
  }
}

/** The question is answered, and whoever says that others come says who. */
export function withTravelling(
  problems: Problem[],
  { isTravelling, companions }: Pick<Answers, 'isTravelling' | 'companions'>,
  screens: readonly Screen[],
  hasOthers: boolean,
): Problem[] {
  const isAnswered = isTravelling === false || (isTravelling && (companions.length > 0 || hasOthers))
  if (isAnswered || !screens.includes('companions')) return problems
  return [...problems, { field: TRAVELLING, problem: 'required' }]
}
