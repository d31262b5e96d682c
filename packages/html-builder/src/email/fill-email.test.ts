import {
  fillPlaceholders,
  PLACEHOLDERS,
  type PlaceholderValues,
} from '@innkeeper/domain/guestbook/placeholders.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CompiledEmail, EmailPart, EmailRecipient } from './compiled-email.ts'
import { withoutMarks } from './escape.ts'
import { escapeHtml } from './escape-html.ts'
import { fillEmail } from './fill-email.ts'
import { FIELD_END, FIELD_START, field, offerRows, partsOf, surveyOf, when, whenOffers } from './marks.ts'
import { htmlWithFields, labelWithFields, textWithFields } from './with-fields.ts'

const NOBODY: EmailRecipient = { values: {}, links: {}, unsubscribe: null, offers: {}, surveys: {} }
const email = (change: Partial<CompiledEmail>): CompiledEmail => ({
  version: 1,
  html: [],
  text: [],
  subject: [],
  preheader: [],
  ...change,
})
const filled = (parts: EmailPart[], change: Partial<EmailRecipient> = {}) =>
  fillEmail(email({ html: parts }), { ...NOBODY, ...change }).html

const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ' ',
        ',',
        ', ',
        '\u00a0',
        'Hello',
        '!',
        '<b>',
        '&',
        '"',
        '\n',
        '{{',
        '}}',
        '{{ }}',
        '{{unknown}}',
      ),
      fc.constantFrom('{{__proto__}}', '{{constructor}}', FIELD_START, FIELD_END),
      fc.constantFrom(...PLACEHOLDERS).map((name) => `{{${name}}}`),
      fc.constantFrom(...PLACEHOLDERS).map((name) => `{{ ${name} }}`),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))
const values: fc.Arbitrary<PlaceholderValues> = fc.dictionary(
  fc.constantFrom(...PLACEHOLDERS),
  fc.oneof(fc.constantFrom('', 'Astrid', ', x', ' ', '<i>', "O'Neil & Co", '{{firstName}}'), fc.string()),
)

/** No value brings control characters into a text. */
const cleaned = (given: PlaceholderValues): PlaceholderValues =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, withoutMarks(value)]))

describe('filling an e-mail for a recipient', () => {
  it('says what filling the whole text says, whatever is missing', () => {
    fc.assert(
      fc.property(words, values, (text, given) => {
        const parts = partsOf(textWithFields(text))
        expect(filled(parts, { values: given })).toBe(fillPlaceholders(withoutMarks(text), cleaned(given)))
      }),
      { numRuns: 2000 },
    )
  })

  it('escapes words and values alike', () => {
    fc.assert(
      fc.property(words, values, (text, given) => {
        const parts = partsOf(labelWithFields(text))
        expect(filled(parts, { values: given })).toBe(escapeHtml(fillPlaceholders(withoutMarks(text), given)))
      }),
      { numRuns: 2000 },
    )
  })

  it('makes a link of the guest’s own address, and of nothing that is no address', () => {
    const parts = partsOf(htmlWithFields('See {{bookingLink}}'))
    expect(filled(parts, { values: { bookingLink: 'https://a.example/?x=1&y=2' } })).toBe(
      'See <a href="https://a.example/?x=1&amp;y=2" style="color:inherit;text-decoration:underline">https://a.example/?x=1&amp;y=2</a>',
    )
    expect(filled(parts, { values: { bookingLink: 'javascript:alert(1)' } })).toBe('See javascript:alert(1)')
    expect(filled(parts)).toBe('See')
  })

  it('leaves out what is not the recipient’s, and what leads elsewhere than to the web', () => {
    const parts = partsOf(when('link:store', `<a href="${field('link:store', 'address')}">x</a>`))
    expect(filled(parts)).toBe('')
    expect(filled(parts, { links: { store: 'javascript:alert(1)' } })).toBe('')
    expect(filled(parts, { links: { store: 'https://a.example/"><b>' } })).toBe(
      '<a href="https://a.example/&quot;&gt;&lt;b&gt;">x</a>',
    )
  })

  it('repeats rows for the offers a recipient has', () => {
    const row = (count: number) =>
      `[${Array.from({ length: count }, (_, place) => field(`offer:${place}:title`, 'html')).join(' ')}]`
    const parts = partsOf(
      whenOffers('toString', `Offers: ${offerRows('toString', [row(1), row(2), row(3)])}`),
    )
    const offer = (title: string) => ({
      title,
      text: '',
      price: '',
      picture: null,
      href: 'https://a.example/',
    })
    const offers = { toString: ['a', 'b', '<c>', 'd', 'e'].map(offer) }
    expect(filled(parts, { offers: offers as unknown as EmailRecipient['offers'] })).toBe(
      'Offers: [a b &lt;c&gt;][d e]',
    )
    expect(filled(parts)).toBe('')
    expect(
      filled(partsOf(whenOffers('m', 'x')), { offers: { m: [{ ...offer('a'), href: 'data:text/html,x' }] } }),
    ).toBe('')
  })

  it('asks the recipient’s survey, each score at its own address', () => {
    const parts = partsOf(
      surveyOf('s', `${field('survey:question', 'html')} ${field('survey:10', 'address')}`),
    )
    const survey = (href: string) => ({ surveys: { s: { question: 'Well?', href } } })
    expect(filled(parts, survey('https://a.example/s'))).toBe('Well? https://a.example/s?score=10')
    expect(filled(parts, survey('https://a.example/s?x=1#y'))).toBe(
      'Well? https://a.example/s?x=1&amp;score=10#y',
    )
    expect(filled(parts, survey('ftp://a.example/s'))).toBe('')
    expect(filled(parts)).toBe('')
  })

  it('puts the signature where it belongs, and nothing where there is none', () => {
    const compiled = email({ html: ['a', { signature: true }, 'b'], text: ['x ', { signature: true }] })
    const signature = email({ html: ['<p>', { fill: 'propertyName', as: 'html' }, '</p>'], text: ['Kari'] })
    const recipient = { ...NOBODY, values: { propertyName: 'F&B' } }
    expect(fillEmail(compiled, recipient, signature)).toMatchObject({
      html: 'a<p>F&amp;B</p>b',
      text: 'x Kari',
    })
    expect(fillEmail(compiled, recipient).html).toBe('ab')
  })

  it('keeps subjects on one line, whatever names hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const compiled = email({ subject: partsOf(textWithFields('Hello {{firstName}}')) })
        const { subject } = fillEmail(compiled, {
          ...NOBODY,
          values: { firstName: `${name}\r\nBcc: x@y.example` },
        })
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }),
    )
  })

  it('has no marks that do not pair', () => {
    for (const broken of ['/', '?link:store', '|', 'x']) {
      expect(() => partsOf(`a${FIELD_START}${broken}${FIELD_END}b`)).toThrow()
    }
  })
})
