import { PLACEHOLDERS, type PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillEmail } from '../../email/fill-email.ts'
import { partsOf } from '../../email/marks.ts'
import { markupWithFields } from '../../email/with-fields.ts'
import { drawModules } from '../../page/sample-page.tsx'
import { ATTACK_STRINGS } from '../../testing/attack-strings.ts'
import { filledMarkup } from './filled-markup.ts'

const inEmail = (html: string, values: PlaceholderValues) =>
  fillEmail(
    { version: 1, html: partsOf(markupWithFields(html)), text: [], subject: [], preheader: [] },
    { values, links: {}, unsubscribe: null, offers: {}, surveys: {} },
  ).html

test('placeholders between tags are filled, and those without a value leave nothing behind', () => {
  const html = '<p>Dear {{firstName}}, your room is <b>{{ roomNumber }}</b>{{unknown}}.</p>'
  expect(filledMarkup(html, { firstName: 'Astrid', roomNumber: '204' })).toBe(
    '<p>Dear Astrid, your room is <b>204</b>.</p>',
  )
  expect(filledMarkup(html, {})).toBe('<p>Dear, your room is <b></b>.</p>')
})

test('a page says what the e-mail says, whatever is missing', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<img alt="{{firstName}}" />',
    ' ',
    ', ',
    'Dear',
    '&amp;',
    '.',
    '{{unknown}}',
    ...PLACEHOLDERS.map((name) => `{{${name}}}`),
  )
  const html = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  const values = fc.dictionary(
    fc.constantFrom(...PLACEHOLDERS),
    fc.constantFrom('', 'Astrid', "O'Neil & Co", '<i>', '{{firstName}}'),
  )
  fc.assert(
    fc.property(html, values, (written, given) => {
      expect(filledMarkup(written, given)).toBe(inEmail(written, given))
    }),
    { numRuns: 1000 },
  )
})

test('a guest’s name is words in the frame, whatever it is', () => {
  for (const attack of ATTACK_STRINGS) {
    const html = filledMarkup('<p title="a">{{firstName}}</p>', { firstName: `x${attack}` })
    expect(html.replace(/^<p title="a">|<\/p>$/g, ''), attack).not.toMatch(/[<>"']/)
  }
  const markup = drawModules([{ type: 'raw-html', id: 'r', props: { html: '<p>{{firstName}}</p>' } }], {
    values: { firstName: `"'><script>alert(1)</script>` },
  })
  const [, srcDoc = ''] = / srcDoc="([^"]*)"/.exec(markup) ?? []
  const document = srcDoc.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  expect(markup).not.toContain('<script')
  // The frame reads the attribute once: what is left is escaped still.
  expect(document.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toContain(
    '<p>&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  )
})
