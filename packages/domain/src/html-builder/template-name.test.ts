import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyTemplateName } from './copy-name.ts'
import { isTemplateName, readableName } from './template-name.ts'
import { TEMPLATE_NAME_MAX } from './template-schema.ts'

describe('the name of a template', () => {
  it('is something people can read', () => {
    for (const name of ['Walks', ' Walks ', '散歩', '👩‍🍳', '!', 'a\u200bb'])
      expect(isTemplateName(name)).toBe(true)
  })

  it('is not made of spaces, invisible letters or halves of letters', () => {
    const none = [
      '',
      '   ',
      '\u200b',
      ' \u200b\u00a0',
      '\u3164',
      '\u2800',
      '\ufeff',
      '\n',
      '\0',
      'Walks\ud83d',
    ]
    for (const name of none) expect(isTemplateName(name), JSON.stringify(name)).toBe(false)
  })

  it('can be read after it was mended, and stays where it could be before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.boolean(), (words, isCut) => {
        const name = isCut ? words.slice(1) : words
        expect(isTemplateName(readableName(name))).toBe(true)
        if (isTemplateName(name)) expect(readableName(name)).toBe(name)
      }),
    )
  })

  it('is one for a copy, whatever the original is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: TEMPLATE_NAME_MAX }), (name) => {
        const copy = copyTemplateName(name.slice(0, TEMPLATE_NAME_MAX))
        expect(isTemplateName(copy)).toBe(true)
        expect(copy.length).toBeLessThanOrEqual(TEMPLATE_NAME_MAX)
      }),
    )
    expect(isTemplateName(copyTemplateName('😀'.repeat(TEMPLATE_NAME_MAX / 2)))).toBe(true)
  })
})
