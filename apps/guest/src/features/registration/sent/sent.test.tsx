import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { describe, expect, it, test } from 'vitest'
import { SAMPLE_PROPERTY } from '../../../platform/sample-property.ts'
import { drawPart, writeIn } from '../draw-part.tsx'
import { AlreadyFilled } from './already-filled.tsx'
import { LinkUsed } from './link-used.tsx'
import { ownFormParts } from './own-form-lines.ts'
import { seeYou } from './see-you.ts'
import { SentScreen, type SentScreenProps } from './sent-screen.tsx'

const BOOKING = 'B'.repeat(22)
const PEOPLE: SentScreenProps['people'] = [
  { name: 'Astrid', standing: 'registered', linkId: null },
  { name: 'Mikkel', standing: 'registered', linkId: null },
  { name: 'Jonas', standing: 'has a link', linkId: 'L'.repeat(22) },
]
const nothing = () => undefined
const sent: SentScreenProps = {
  property: SAMPLE_PROPERTY,
  booking: BOOKING,
  firstName: 'Astrid',
  companions: ['Ella'],
  arrival: '2026-11-22',
  today: '2026-11-18',
  people: PEOPLE,
  keptMonths: 12,
  country: 'NO',
  formId: 'F'.repeat(22),
  isAtDesk: false,
  opens: 'booking',
  onAnother: nothing,
}

describe('the day one sees each other', () => {
  it.each([
    ['en', '2026-11-18', 'See you today'],
    ['en', '2026-11-19', 'See you tomorrow'],
    ['en', '2026-11-22', 'See you Sunday'],
    ['en', '2026-11-25', 'See you on 25 November'],
    ['en', '2026-11-17', 'Enjoy your stay'],
    ['da', '2026-11-22', 'Vi ses på søndag'],
    ['fi', '2026-11-22', 'Nähdään sunnuntaina'],
    ['fi', '2026-11-25', 'Nähdään 25. marraskuuta'],
    ['et', '2026-11-22', 'Kohtumiseni pühapäeval'],
    ['et', '2026-11-20', 'Kohtumiseni reedel'],
  ])('is said as people say it (%s, %s)', async (language, arrival, words) => {
    expect(seeYou(arrival, '2026-11-18', await writeIn(language), intlLocaleFor(language))).toBe(words)
  })
})

test('after sending: who is registered, who has a link, how long it is kept and by whose law', () => {
  const html = drawPart(<SentScreen {...sent} />)
  expect(html).toContain('All done, Astrid.')
  expect(html).toContain('Astrid, Ella and Mikkel')
  expect(html).toContain('Send again: Jonas')
  expect(html).toContain('Kept encrypted for 12 months, as Norwegian law asks, then erased.')
  expect(html).toContain(`href="/guestbook/fjellheim/${BOOKING}"`)
  expect(html).toContain('Register another adult')
})

test('whoever came by a link of their own gets neither the booking nor its links', () => {
  const html = drawPart(<SentScreen {...sent} opens="person" />)
  expect(html).not.toContain(BOOKING)
  expect(html).not.toContain('Send again')
  expect(html).not.toContain('Register another adult')
})

test('at the desk the tablet is handed back with nobody’s name on it', () => {
  const html = drawPart(<SentScreen {...sent} isAtDesk />)
  expect(html).toContain('Thank you. Please hand the tablet back.')
  expect(html).toContain('href="/admin"')
  for (const name of ['Astrid', 'Ella', 'Jonas', BOOKING]) expect(html).not.toContain(name)
})

test('a revisit says that it is filled in, and a used link that it is used', () => {
  const again = (
    <AlreadyFilled property={SAMPLE_PROPERTY} people={PEOPLE} booking={BOOKING} onAnother={nothing} />
  )
  expect(drawPart(again)).toContain('You are registered already')
  const otherwise = <AlreadyFilled {...again.props} isOtherwise />
  expect(drawPart(otherwise)).toContain('Please tell reception what has changed since')
  const used = drawPart(<LinkUsed property={SAMPLE_PROPERTY} />)
  expect(used).toContain('This link has been used')
  expect(used).toContain('href="tel:+4722000000"')
})

test('of others who are registered or have a link a device is told how many', () => {
  const unnamed = PEOPLE.map((person) => ({ ...person, name: '', linkId: null }))
  const filled = (people: SentScreenProps['people']) =>
    drawPart(
      <AlreadyFilled property={SAMPLE_PROPERTY} people={people} booking={BOOKING} onAnother={nothing} />,
    )
  expect(filled(unnamed)).toContain('2 people are registered')
  expect(filled(unnamed)).toContain('1 other person')
  expect(filled(unnamed.slice(0, 1))).toContain('1 person is registered')
  expect(filled([...PEOPLE.slice(0, 1), ...unnamed])).toContain('Astrid and 2 others')
})

test('what is read back is in words, and holds nothing without a name', async () => {
  const form = {
    formId: 'f',
    sentAt: '2026-11-18T10:00:00Z',
    arrival: '2026-11-22',
    departure: '2026-11-26',
    values: {
      firstName: 'Astrid',
      birthDate: '1988-03-14',
      nationality: 'DK',
      documentType: 'identity card',
      passportNumber: '••••412',
      'custom-1': 'x',
    },
    companions: [{ type: 'underage child', values: { firstName: 'Ella' } }],
  }
  expect(ownFormParts(form, await writeIn('da'), 'da')).toEqual([
    {
      title: 'Dig',
      lines: [
        { label: 'Fornavn', value: 'Astrid' },
        { label: 'Fødselsdato', value: '14/03/1988' },
        { label: 'Nationalitet', value: 'Danmark' },
        { label: 'Dokument', value: 'Id-kort' },
        { label: 'Dokumentnummer', value: '••••412' },
        { label: 'Ophold', value: '22/11/2026 – 26/11/2026' },
      ],
    },
    { title: 'Mindreårigt barn', lines: [{ label: 'Fornavn', value: 'Ella' }] },
  ])
})
