import type { OutsideStatus } from '../guests/outside-change.ts'

export const STAY_STEPS = ['check-in', 'check-out'] as const
export type StayStep = (typeof STAY_STEPS)[number]

/**
 * What the other system still has to be told of a stay: it was checked in or out here, and what it last said is that
 * the guest is still expected, or still there. Nothing is remembered as to do that could be lost.
 */
export function stayStep(here: OutsideStatus, said: OutsideStatus | undefined): StayStep | null {
  if (here === 'in house' && said === 'expected') return 'check-in'
  if (here === 'departed' && said === 'in house') return 'check-out'
  return null
}
