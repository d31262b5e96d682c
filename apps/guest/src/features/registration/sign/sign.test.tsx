import { expect, test } from 'vitest'
import { drawPart } from '../draw-part.tsx'
import { SignatureField } from './signature-field.tsx'
import { Summary } from './summary.tsx'
import { TermsField } from './terms-field.tsx'

const nothing = () => undefined
const field = { onChange: nothing, typedName: 'Astrid Holm', isDrawnAsked: false } as const
const drawn = {
  kind: 'drawn',
  strokes: [
    [
      [10, 10],
      [200, 90],
      [400, 30],
    ],
  ],
} as const

test('what was drawn or typed is there again after coming back', () => {
  const again = drawPart(
    <SignatureField
      {...field}
      value={{ ...drawn, strokes: [[...drawn.strokes[0].map(([x, y]) => [x, y] as [number, number])]] }}
    />,
  )
  expect(again).toContain('d="M10 10')
  expect(again).toContain('aria-label="Your drawn signature"')
  const typed = drawPart(<SignatureField {...field} value={{ kind: 'typed', name: 'A. Holm' }} />)
  expect(typed).toContain('value="A. Holm"')
})

test('where the law asks for a drawn one, typing is no choice and reception helps', () => {
  const html = drawPart(<SignatureField {...field} value={{ kind: 'typed', name: 'A' }} isDrawnAsked />)
  expect(html).not.toContain('type="radio"')
  expect(html).not.toContain('value="A"')
  expect(html).toContain('reception will gladly help you')
  expect(drawPart(<SignatureField {...field} value={null} />)).toContain('type="radio"')
})

test('a mistake is said at the field and belongs to it', () => {
  const html = drawPart(<SignatureField {...field} value={null} error="Field is required" />)
  const id = /<p id="([^"]*-error)"[^>]*>Field is required/.exec(html)?.[1]
  expect(html).toMatch(new RegExp(`role="group"[^>]*aria-describedby="[^"]*${id}"`))
  const terms = { isAccepted: false, onChange: nothing, terms: '', termsVersion: 3, termsUrl: null }
  expect(drawPart(<TermsField {...terms} error="Field is required" />)).toMatch(
    /type="checkbox"[^>]*aria-invalid="true"/,
  )
})

test('the terms are the house’s own words, else their address', () => {
  const terms = { isAccepted: true, onChange: nothing, termsVersion: 3, termsUrl: 'https://x.example/terms' }
  expect(drawPart(<TermsField {...terms} terms="Quiet from 23." />)).toContain('Quiet from 23.')
  expect(drawPart(<TermsField {...terms} terms="" />)).toContain('href="https://x.example/terms"')
  expect(drawPart(<TermsField {...terms} terms="" />)).toContain('Version 3')
})

test('every line of the summary says what its pencil changes', () => {
  expect(drawPart(<Summary lines={[{ label: 'Trip', value: 'Leisure', onEdit: nothing }]} />)).toContain(
    'aria-label="Change: Trip"',
  )
})
