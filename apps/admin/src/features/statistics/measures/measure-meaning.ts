import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'

/** Measures of which fewer are better. */
const LESS_IS_BETTER: Partial<Record<Subject, readonly string[]>> = {
  orders: ['declined'],
  messages: ['failed'],
  survey: ['detractors'],
  cleaning: ['problems'],
  answers: ['requestTime', 'messageTime'],
}

/** Measures that are neither good nor bad: the house does not make them. */
const NEITHER: Partial<Record<Subject, readonly string[]>> = {
  visits: ['arrivals'],
  automations: ['skipped'],
  registration: ['arrivals'],
  survey: ['asked', 'passives'],
  cleaning: ['requested'],
  answers: ['requests', 'messages'],
}

export type Tone = 'good' | 'bad' | 'neither'

/** What a change means for the house; colour only underlines it. */
export function toneOf(subject: Subject, measure: string, direction: 'up' | 'down' | 'same'): Tone {
  if (direction === 'same' || NEITHER[subject]?.includes(measure)) return 'neither'
  const isLess = LESS_IS_BETTER[subject]?.includes(measure) ?? false
  return (direction === 'up') === isLess ? 'bad' : 'good'
}
