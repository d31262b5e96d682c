import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePreviewers, previewersText } from './previewers.ts'
import { CARD_STATES } from './visibility-schema.ts'

const id = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/)
const previewer = fc.record({
  state: fc.constantFrom(...CARD_STATES),
  targetGroups: fc.array(id, { maxLength: 5 }),
})
const previewers = fc.uniqueArray(previewer, {
  minLength: 1,
  maxLength: 4,
  selector: (one) => JSON.stringify(one),
})

it('whom a preview stands for is read as it was written', () => {
  fc.assert(
    fc.property(previewers, (all) => {
      expect(parsePreviewers(previewersText(all))).toEqual(all)
    }),
  )
})

it('what is absurd is a visitor without a booking', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { state } of parsePreviewers(text)) expect(CARD_STATES).toContain(state)
    }),
  )
  for (const text of [undefined, '', 'x', '~', 'gone.1'])
    expect(parsePreviewers(text)).toMatchObject([{ state: 'qr', targetGroups: [] }])
})
