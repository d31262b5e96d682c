import { addDays } from '../time.ts'
import { SAMPLE_GUEST, SAMPLE_NIGHTS } from './constants.ts'

/** What a preview says of the guest it greets, as a booking would. */
export type SampleGuest = ReturnType<typeof sampleGuest>

/** The sample guest of a preview, who arrives on the day looked at. */
export function sampleGuest({ arrival, room }: { arrival: string; room: string }) {
  return {
    ...SAMPLE_GUEST,
    arrival,
    departure: addDays(arrival, SAMPLE_NIGHTS),
    unit: { code: room, type: null },
  }
}
