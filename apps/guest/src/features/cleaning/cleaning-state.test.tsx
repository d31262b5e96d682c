import type { CleaningView } from '@innkeeper/domain/cleaning/view.ts'
import { expect, test } from 'vitest'
import type { LostChoice } from './choice/stored-choice.ts'
import type { Chosen } from './chosen/chosen-words.ts'
import type { CleaningStateProps } from './cleaning-props.ts'
import { CleaningState } from './cleaning-state.tsx'
import { drawCleaning } from './draw-cleaning.tsx'
import { MONDAY, SAMPLE_CLEANING_BOX } from './sample-cleaning.ts'
import { CleaningQuestion, type CleaningQuestionProps } from './sheet/cleaning-question.tsx'

const SKIPPED: Chosen = {
  kind: 'chosen',
  date: MONDAY,
  choice: 'skip',
  note: '',
  isOpen: true,
  isWaiting: false,
}

function draw(view: CleaningView, more: Partial<CleaningStateProps> = {}): Promise<string> {
  return drawCleaning(
    <CleaningState
      box={SAMPLE_CLEANING_BOX}
      hours={{ opens: '08:00', closes: '22:00', today: '2026-11-15', tomorrow: MONDAY, isOpen: true }}
      language="en"
      heading="h3"
      face="The first HTML."
      frame={(below) => <>The hotel’s words. {below}</>}
      titled={(below) => <>The title. {below}</>}
      offer={(button) => button('skip', { kind: 'primary', children: 'Skip' })}
      closed="Come back later."
      view={view}
      lost={null}
      headingRef={null}
      button={(choice, { children }) => (
        <button type="button" key={choice}>
          {children}
        </button>
      )}
      onDismiss={() => undefined}
      {...more}
    />,
    more.language,
  )
}

test('until something is known the box stands as it came', async () => {
  expect(await draw({ kind: 'unknown' })).toContain('The first HTML.')
})

test('within the hours its buttons stand below the words of the hotel, outside of them the sentence', async () => {
  expect(await draw({ kind: 'offer', date: MONDAY })).toMatch(/words\. <button type="button">Skip<\/button>/)
  expect(await draw({ kind: 'closed', date: MONDAY })).toContain('words. Come back later.')
})

test('a skipped cleaning is confirmed by day, with what it saves and until when it can be changed', async () => {
  const html = await draw(SKIPPED)
  expect(html).toContain('Confirmed')
  expect(html).toMatch(/<h3 tabindex="-1">Nobody knocks on Monday<\/h3>/)
  expect(html).toContain('No cleaning on Monday 16 November.')
  expect(html).toContain('You save 40 litres of water.')
  expect(html).toContain('>Clean after all</button>')
  expect(html).toContain('until 22:00 today')
  // Heard by whoever does not see it.
  expect(html).toMatch(/role="status"><span[^>]*>Confirmed\. Nobody knocks on Monday\. No cleaning/)
})

test('a request is confirmed with the guest’s own words', async () => {
  const html = await draw({ ...SKIPPED, choice: 'request', note: 'Two towels <b>' })
  expect(html).toContain('We clean on Monday')
  expect(html).toContain('You wrote: Two towels &lt;b&gt;')
  expect(html).toContain('>No cleaning after all</button>')
  expect(html).not.toContain('40 litres')
})

test('when the hours are over it is settled, and a person can still be called', async () => {
  const html = await draw({ ...SKIPPED, isOpen: false })
  expect(html).toContain('Nobody knocks on Monday')
  expect(html).toContain('The choice is closed for today. Call us if something changes.')
  expect(html).toContain('href="tel:+4722000000"')
  expect(html).not.toContain('<button')
})

test('a choice made without a connection is never called confirmed', async () => {
  const html = await draw({ ...SKIPPED, isWaiting: true })
  expect(html).toContain('Not sent yet')
  expect(html).toContain('We send it as soon as you are online again.')
  expect(html).not.toContain('Confirmed')
  const late = await draw({ ...SKIPPED, isWaiting: true, isOpen: false })
  expect(late).toContain('It has not reached us yet, and the choice closed at 22:00.')
})

test.each([
  [{ kind: 'departs', date: MONDAY, nights: null }, 'You leave us tomorrow'],
  [{ kind: 'early', date: MONDAY, nights: null }, 'every day between 08:00 and 22:00'],
  [{ kind: 'forced', date: MONDAY, nights: 3 }, 'Every 3 nights we clean and change the linen'],
  [{ kind: 'over', date: MONDAY, nights: null }, 'Your stay with us is over'],
] as const)('where there is nothing to choose it says why: %o', async (view, words) => {
  const html = await draw(view)
  // Below the title alone: the hotel's words would invite to choose.
  expect(html).toContain('The title.')
  expect(html).toContain(words)
  expect(html).not.toContain('<button')
})

const LOST: LostChoice = {
  ...{ date: MONDAY, closes: '22:00', code: 'cleaning/window-closed', isCleaned: true, at: 0 },
}

test.each([
  [true, 'The room is cleaned that day.'],
  [false, 'The room is not cleaned that day.'],
  [null, 'Call us, and we will see what we can do.'],
])('a choice that came too late is told of with what happens instead (%s)', async (isCleaned, words) => {
  const html = await draw({ kind: 'closed', date: MONDAY }, { lost: { ...LOST, isCleaned } })
  expect(html).toContain('Your choice for Monday 16 November did not reach us before 22:00.')
  expect(html).toContain(words)
  expect(html).toContain('>All right</button>')
})

test('one that is refused for another reason does not claim to be late', async () => {
  const html = await draw(
    { kind: 'over', date: MONDAY, nights: null },
    { lost: { ...LOST, code: 'cleaning/not-here' } },
  )
  expect(html).toContain('Your choice for Monday 16 November does not count.')
  expect(html).not.toContain('too late')
})

test('in Danish the day is written as Danes write it', async () => {
  const html = await draw(SKIPPED, { language: 'da' })
  expect(html).toContain('Ingen forstyrrer på mandag')
  expect(html).toContain('Ingen rengøring mandag 16. november.')
})

const ask = (part: Partial<CleaningQuestionProps>, language = 'en') =>
  drawCleaning(
    <CleaningQuestion
      {...{ isOpen: true, choice: 'skip', date: MONDAY, isSending: false, problem: null }}
      {...{ box: SAMPLE_CLEANING_BOX, language, onSend: () => undefined, onClose: () => undefined }}
      {...part}
    />,
    language,
  )

test('before it is skipped the day is named in words, with what it saves', async () => {
  const html = await ask({})
  expect(html).toMatch(/<small>Mon<\/small><b>16<\/b>/)
  expect(html).toContain('Skip cleaning tomorrow?')
  expect(html).toContain('Nobody knocks on Monday 16 November.')
  expect(html).toContain('You save 40 litres of water.')
  expect(html).not.toContain('<textarea')
})

test('a request takes a note, and what went wrong is said beside the button that tries again', async () => {
  const html = await ask({ choice: 'request', problem: 'The hotel is closed.' })
  expect(html).toContain('Anything we should bring or know?')
  expect(html).toMatch(/role="alert">The hotel is closed\./)
  expect(html).toMatch(/type="submit"[^>]*>Try again</)
})

test('while it is sent it says so', async () => {
  expect(await ask({ isSending: true })).toMatch(/aria-disabled="true"[^>]*>One moment …</)
})
