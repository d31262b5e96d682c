import type { FormFacts } from '@innkeeper/domain/registration/problems.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadRegistrationMessages } from '@innkeeper/i18n/load-registration.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createAnswerStore } from '../../../platform/answer-store.ts'
import { AnswersProvider } from '../../../platform/use-answer.tsx'
import { FormPlaceProvider } from '../form-place.tsx'
import { type Answers, askedOf } from '../wizard/answers.ts'
import { sampleAnswers, sampleFacts, sampleForm, sampleStart } from '../wizard/sample-form.ts'
import { InformationStep } from './information-step.tsx'
import { nationalityNote } from './nationality-note.ts'
import { LawLine } from './notes.tsx'
import { summaryLines } from './summary-lines.ts'

const place = { hotel: 'fjellheim', booking: 'B'.repeat(22), languageIndex: 0, language: 'en' }
const messages = { ...(await loadGuestMessages('en')), ...(await loadRegistrationMessages('en')) }
const t: RegistrationTranslate = translateWith(createI18n('en', messages))

function draw(part: ReactNode): string {
  const answers = createAnswerStore(() => new Promise<never>(() => undefined))
  return renderToStaticMarkup(
    <AnswersProvider answers={answers}>
      <TextsProvider write={t}>
        <FormPlaceProvider value={place}>{part}</FormPlaceProvider>
      </TextsProvider>
    </AnswersProvider>,
  )
}

const drawInformation = (answers: Answers, problemAt: (path: string) => 'not-a-date' | null = () => null) =>
  draw(
    <InformationStep
      screen="you"
      answers={answers}
      known={sampleStart('NO').known}
      form={sampleForm('NO')}
      privacyUrl={null}
      asked={askedOf(answers, sampleFacts('NO', answers))}
      wizard={{ problemAt, leave: () => undefined }}
      onChange={() => undefined}
    />,
  )

describe('the first screen', () => {
  test('greets whom the booking names, ticks what it knows and says which law asks', () => {
    const html = drawInformation(sampleAnswers())
    expect(html).toContain('Hello Astrid.')
    expect(html.match(/from your booking/g)).toHaveLength(2)
    expect(html).toContain('Norwegian law asks hotels for this. We erase it 12 months after your stay.')
  })
  test('where a picture is asked for, one line says when it and the rest are erased', () => {
    const html = draw(<LawLine form={sampleForm('NO')} hasPicture privacyUrl={null} />)
    expect(html).toContain(
      'The picture is erased once reception has looked at your document, the rest 12 months after your stay.',
    )
    expect(html).not.toContain('We erase it')
  })
  test('says what is wrong at its field', () => {
    const html = drawInformation(sampleAnswers({ values: { birthDate: '31/02/1988' } }), (path) =>
      path === 'birthDate' ? 'not-a-date' : null,
    )
    expect(html).toContain('Not a valid date')
    expect(html).toMatch(
      /aria-invalid="true"[^>]*value="31\/02\/1988"|value="31\/02\/1988"[^>]*aria-invalid="true"/,
    )
  })
})

describe('a nationality answers at once', () => {
  const noteIn = (country: string, nationality: string) => {
    const answers = sampleAnswers({ values: { nationality } })
    return nationalityNote(sampleForm(country), askedOf(answers, sampleFacts(country, answers)), nationality)
  }
  test('Nordic guests in Norway are spared the number, others hear that it comes', () => {
    expect(noteIn('NO', 'DK')).toEqual({ isAsked: false, because: 'non-Nordic' })
    expect(noteIn('NO', 'US')).toEqual({ isAsked: true, because: 'non-Nordic' })
    expect(noteIn('NO', '')).toBeNull()
  })
  test('nothing is said where nobody is asked', () => {
    expect(noteIn('NL', 'US')).toBeNull()
  })
  test('the note stands below the field', () => {
    const html = drawInformation(sampleAnswers({ values: { nationality: 'DK' } }))
    expect(html).toContain('No passport number needed.')
    expect(html).toContain('Nordic guests are not asked for one.')
  })
})

test('the summary is short, and each line knows where it is changed', () => {
  const answers = sampleAnswers({
    isTravelling: true,
    values: { nationality: 'DK', birthDate: '1988-03-14', address: 'Strandvejen 112' },
    companions: [
      { type: 'spouse', values: { firstName: 'Mikkel', birthDate: '1986-09-02' } },
      { type: 'underage child', values: { firstName: 'Ella', birthDate: '2019-06-21' } },
    ],
  })
  const lines = summaryLines(answers, sampleFacts('NO', answers), {
    t,
    language: 'en',
    countryName: (code) => (code === 'DK' ? 'Denmark' : code),
  })
  expect(lines.slice(0, 2)).toEqual([
    { label: 'You', value: 'Astrid Holm, Denmark', screen: 'you' },
    { label: 'Born', value: '14/03/1988', screen: 'you' },
  ])
  expect(lines).toContainEqual({
    label: 'With you',
    value: 'Mikkel and Ella (7)',
    details: ['Mikkel, spouse, 02/09/1986', 'Ella, underage child, 21/06/2019'],
    screen: 'companions',
  })
  expect(lines.at(-1)?.value).toMatch(/^22\s?[–-]\s?26 November$/)
})

test('the summary leaves out nothing that is sent', () => {
  const own = {
    id: 'car',
    name: 'own-car',
    kind: 'text',
    labels: { 0: 'Number plate' },
    hints: {},
    choices: [],
  }
  const form = sampleForm('NO')
  const asked = { isEnabled: true, isRequired: false, appliesTo: 'adults', nationality: 'everyone' } as const
  const fields = [...form.fields.map((field) => ({ ...field, ...asked })), { ...own, ...asked }]
  const values = {
    ...{ nationality: 'US', birthDate: '1988-03-14', address: 'Quincy Street 81', occupation: 'Architect' },
    ...{ documentType: 'passport', passportNumber: 'X7719403K', idNumber: '140388', documentIssuer: 'US' },
    ...{ passportIssueDate: '2020-01-02', passportExpiryDate: '2030-01-02', 'own-car': 'AB 12345' },
    ...{ residenceCountry: 'GB', purposeOfStay: 'business', arrivedFrom: 'SE', phone: '+45 20304050' },
  }
  const companion = { ...values, firstName: 'Mikkel', passportNumber: 'C02X00T48', idNumber: '020986' }
  const answers = sampleAnswers({
    isTravelling: true,
    values,
    companions: [{ type: 'spouse', values: companion }],
    pictureId: 'P',
  })
  const facts = {
    ...sampleFacts('NO', answers),
    body: { ...sampleFacts('NO', answers).body, fields },
  } as FormFacts
  const countryName = (code: string) => `country ${code}`
  const said = JSON.stringify(summaryLines(answers, facts, { t, language: 'en', countryName }))
  for (const sent of [
    ...['Architect', 'X7719403K', '140388', '02/01/2020', '02/01/2030', 'Number plate', 'AB 12345'],
    ...['country GB', 'country SE', 'business', '+45 20304050', 'C02X00T48', '020986', 'Picture received'],
  ])
    expect(said).toContain(sent)
})
