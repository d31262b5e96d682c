import type { KeptMark } from './kept-mark.ts'

export const SAMPLE_OWNER = { userId: 'mia', propertyId: 'fjellheim' }
export const TEN_O_CLOCK = Date.parse('2026-11-19T09:00:00Z')

/** Room 204 is done, by Mia; a test says what is different. */
export function sampleMark(change: Partial<KeptMark> = {}): KeptMark {
  return {
    id: 'mark-1',
    owner: SAMPLE_OWNER,
    unitId: 'u204',
    room: '204',
    date: '2026-11-19',
    kind: 'done',
    madeAt: TEN_O_CLOCK,
    by: { id: 'mia', name: 'Mia' },
    ...change,
  }
}
