import { describe, expect, test } from 'vitest'
import { ContactScreen } from './contact/contact-screen.tsx'
import { firstFilled } from './draft/filled.ts'
import { drawPart, drawScreen } from './draw-survey.tsx'
import { QueuedScreen, SentScreen } from './endings/ended-screens.tsx'
import { SAMPLE_KNOWN, sampleSurvey } from './sample-start.ts'

const LINKS = [
  { id: 'a', site: 'tripadvisor' as const, name: '', url: 'https://www.tripadvisor.com/x' },
  { id: 'b', site: 'other' as const, name: 'HolidayCheck', url: 'https://www.holidaycheck.de/x' },
]
const nothing = () => undefined

describe('the first screen', () => {
  test('is eleven radio buttons with both ends named, and says how far it is', () => {
    const html = drawScreen()
    expect(html.match(/type="radio"/g)).toHaveLength(11)
    expect(html).toContain('From 0, not at all likely, to 10, very likely')
    expect(html).toContain('1 of 4')
    expect(html).not.toContain('checked=""')
  })
  test('opens with the score that was clicked chosen, and asks why it was that', () => {
    const html = drawScreen({ score: 3 })
    expect(html).toMatch(/checked="" value="3"|value="3" checked=""/)
    expect(html).toContain('What made it a 3?')
  })
  test('cannot be answered before the page has come to life', () => {
    expect(drawScreen()).toMatch(/<form [^>]*inert=""/)
  })
  test('says in a preview that nothing is kept', () => {
    expect(drawScreen({ place: { preview: 'key', booking: null } })).toContain('checked and not kept')
    expect(drawScreen()).not.toContain('checked and not kept')
  })
})

test('a pulse whose link says who it is has no form', () => {
  const pulse = sampleSurvey({ kind: 'pulse', groups: sampleSurvey().groups.slice(0, 1) })
  const html = drawScreen({ start: { survey: pulse, known: SAMPLE_KNOWN }, score: 4 })
  expect(html).toContain('We know from your link that this is Astrid Holm, room 410.')
  expect(html).toContain('1 of 1')
  expect(html).toContain('Please contact me')
  const unknown = drawScreen({ start: { survey: pulse, known: { ...SAMPLE_KNOWN, unit: '' } } })
  expect(unknown).toContain('1 of 2')
})

test('a known guest finds the form filled in, and the address in part', () => {
  const survey = sampleSurvey()
  const html = drawPart(
    <ContactScreen
      survey={survey}
      filled={firstFilled(survey, SAMPLE_KNOWN)}
      known={SAMPLE_KNOWN}
      problemAt={() => null}
      onChange={nothing}
    />,
  )
  expect(html).toContain('Is this you?')
  expect(html).toContain('value="Astrid"')
  expect(html).toContain('a•••@h•••.example')
  expect(html).not.toContain('type="email"')
  expect(html).not.toContain('Please contact me')
})

test('where the name is left out, no field asks for it', () => {
  const survey = sampleSurvey()
  const filled = { ...firstFilled(survey, null), isLeftOut: true, answers: { recommend: 2 } }
  const html = drawPart(
    <ContactScreen survey={survey} filled={filled} known={null} problemAt={() => null} onChange={nothing} />,
  )
  expect(html).toContain('Answer without my name')
  expect(html).not.toContain('First name')
  expect(html).not.toContain('Please contact me')
})

describe('the end', () => {
  test('thanks by name, and asks everybody whether they would tell others', () => {
    const survey = sampleSurvey({ reviewLinks: LINKS })
    const html = drawPart(<SentScreen survey={survey} firstName="Astrid" responseId={'R'.repeat(22)} />)
    expect(html).toContain('Thank you, Astrid')
    expect(html).toContain('Would you tell others too?')
    expect(html).toMatch(/<a href="https:\/\/www\.tripadvisor\.com\/x" target="_blank" rel="noopener">/)
    expect(html).toContain('HolidayCheck')
    expect(html).toContain(`/survey/fjellheim?responseId=${'R'.repeat(22)}`)
  })
  test('is in the house’s own words where it has some, whether or not there is a name', () => {
    const survey = sampleSurvey({
      thanks: { title: 'Safe way home, {{firstName}}', text: 'From {{propertyName}}' },
    })
    expect(drawPart(<SentScreen survey={survey} firstName="" responseId={null} />)).toContain(
      'Safe way home<',
    )
    const named = drawPart(<SentScreen survey={survey} firstName="Ella" responseId={null} />)
    expect(named).toContain('Safe way home, Ella')
    expect(named).toContain('From Fjellheim')
    expect(named).not.toContain('Would you tell others too?')
  })
  test('of a stay that has answered says so, and is no way to answer again', () => {
    const html = drawScreen({ start: { standing: 'answered', responseId: 'R'.repeat(22) } })
    expect(html).toContain('Your review has already been submitted')
    expect(html).toContain('Read what you wrote')
    expect(html).not.toContain('Answer as somebody else')
  })
  test('of a device without a stay lets somebody else answer', () => {
    const html = drawScreen({ start: { standing: 'answered' }, place: { booking: null } })
    expect(html).toContain('Answer as somebody else')
  })
  test('of a closed survey asks to tell reception', () => {
    const html = drawScreen({ start: { standing: 'closed' } })
    expect(html).toContain('This survey has ended')
    expect(html).not.toContain('<form')
  })
  test('without a connection says where the answers are', () => {
    expect(drawPart(<QueuedScreen />)).toContain('They are on this device.')
  })
})

test('what was sent is read again in words, with the questions as they were asked', () => {
  const own = {
    responseId: 'R'.repeat(22),
    sentAt: '2026-11-19T23:30:00Z',
    survey: sampleSurvey(),
    answers: { recommend: 9, why: '<b>Ola</b>', room: 2, roomWhy: ['noise', 'bed'] },
    hasContact: true,
  }
  const html = drawScreen({ own })
  // The house's day, not that of Greenwich.
  expect(html).toContain('What you told us on Friday 20 November')
  expect(html).toContain('What made it a 9?')
  expect(html).toContain('&lt;b&gt;Ola&lt;/b&gt;')
  expect(html).toContain('2, Not so good')
  expect(html).toContain('noise, bed')
  expect(html).toContain('Not answered')
  expect(html).not.toContain('<form')
})
