import type { Call } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { createAnswerStore } from '../../platform/answer-store.ts'
import { type Stay, StayProvider } from '../../platform/stay.tsx'
import { AnswersProvider } from '../../platform/use-answer.tsx'
import { cleaningQuery, type StayCleaning } from './api.ts'
import { CleaningPart } from './cleaning-part.tsx'
import { drawCleaning } from './draw-cleaning.tsx'
import { MONDAY, SAMPLE_CLEANING, SAMPLE_CLEANING_BOX, SAMPLE_PLACE } from './sample-cleaning.ts'

const STAY = { state: 'checkin', arrival: '2026-11-14', departure: '2026-11-19' } as const

function draw(stay: Stay, known: StayCleaning | null = null): Promise<string> {
  const answers = createAnswerStore((() => new Promise(() => undefined)) as Call)
  if (known) answers.put(cleaningQuery(SAMPLE_PLACE), known)
  return drawCleaning(
    <AnswersProvider answers={answers}>
      <StayProvider value={stay}>
        <CleaningPart
          box={SAMPLE_CLEANING_BOX}
          hours={{ opens: '08:00', closes: '22:00', today: '2026-11-15', tomorrow: MONDAY, isOpen: true }}
          language="en"
          heading="h2"
          face="The first HTML."
          frame={(below) => below}
          titled={(below) => below}
          offer={(button) => button('skip', { kind: 'primary', children: 'Skip' })}
          closed="Come back later."
        />
      </StayProvider>
    </AnswersProvider>,
  )
}
const known: Stay = { status: 'known', values: {}, linkKey: 'abc', booking: STAY }

test('the box stands as it came until the house has answered, then as things stand', async () => {
  expect(await draw(known)).toContain('The first HTML.')
  expect(await draw(known, SAMPLE_CLEANING)).toMatch(/<button[^>]*>Skip<\/button>/)
  expect(await draw(known, { ...SAMPLE_CLEANING, choice: 'skip' })).toContain('Nobody knocks on Monday')
})

test('an answer kept from the day before says nothing about tomorrow', async () => {
  const before = { ...SAMPLE_CLEANING, date: '2026-11-15', choice: 'skip' } as const
  expect(await draw(known, before)).toMatch(/<button[^>]*>Skip<\/button>/)
  const leaving = { ...known, booking: { ...STAY, departure: MONDAY } }
  expect(await draw(leaving, before)).toContain('You leave us tomorrow')
})

test('a preview can be tried without a stay', async () => {
  expect(await draw({ status: 'sample', values: {}, linkKey: null })).toMatch(/<button[^>]*>Skip<\/button>/)
})
