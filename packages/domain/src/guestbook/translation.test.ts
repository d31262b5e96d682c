import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoxContent, Card, CardContent } from './card-schema.ts'
import { cardSchema } from './card-schema.ts'
import { DEFAULT_VISIBILITY } from './constants.ts'
import { translationOf } from './translation.ts'
import { copyMissing, fillTranslations, translationTasks } from './translation-fill.ts'
import { markChecked, trackTranslations } from './translation-marks.ts'

const EN = 0
const DA = 4
const PICTURE = 'P'.repeat(22)

const body = (...texts: string[]): NonNullable<BoxContent['body']> => ({
  type: 'doc',
  content: texts.map((text) => ({
    type: 'paragraph',
    ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
  })),
})

function aCard(content: CardContent, type: Card['type'] = 'Content'): Card {
  return {
    id: 'c'.repeat(22),
    type,
    index: 0,
    parentId: null,
    version: 1,
    content,
    styles: { layout: 'plain', backgroundPicture: null, backgroundOpacity: 0.4 },
    options: {},
    visibility: DEFAULT_VISIBILITY,
  }
}
const inBoth = (en: BoxContent, da?: BoxContent, type?: Card['type']) =>
  aCard({ [EN]: { default: en }, ...(da ? { [DA]: { default: da } } : {}) }, type)
const say = (card: Card, language: number, content: BoxContent): Card =>
  trackTranslations(card, { ...card, content: { ...card.content, [language]: { default: content } } }, EN)

describe('how far a card is translated', () => {
  it('is missing, partly there or complete by the texts its default language has', () => {
    const en = { title: 'Breakfast', body: body('From seven.') }
    expect(translationOf(inBoth(en), DA, EN)).toEqual({
      state: 'missing',
      total: 2,
      done: 0,
      stale: 0,
      reason: null,
    })
    expect(translationOf(inBoth(en, { title: 'Morgenmad' }), DA, EN)).toMatchObject({
      state: 'partly',
      done: 1,
    })
    const all = { title: 'Morgenmad', body: body('Fra klokken syv.') }
    expect(translationOf(inBoth(en, all), DA, EN).state).toBe('complete')
    expect(translationOf(inBoth(en, { title: '  ', body: body('') }), DA, EN).state).toBe('missing')
  })

  it('is nothing where there is nothing to say, or the kind of box does not show it', () => {
    expect(translationOf(inBoth({}, { title: 'Hej' }), DA, EN).state).toBe('none')
    expect(
      translationOf(inBoth({ body: body('x'), button: { text: 'y' } }, undefined, 'Header'), DA, EN).state,
    ).toBe('none')
  })

  it('pictures count when they are described, or when a language with words of its own would show none', () => {
    const silent = { pictures: [{ mediaId: PICTURE, alt: '' }] }
    expect(translationOf(inBoth(silent), DA, EN).state).toBe('none')
    expect(translationOf(inBoth({ ...silent, title: 'Sea' }, { title: 'Hav' }), DA, EN)).toMatchObject({
      state: 'partly',
      total: 2,
    })
    expect(translationOf(inBoth({ pictures: [{ mediaId: PICTURE, alt: 'Sea' }] }), DA, EN).state).toBe(
      'missing',
    )
  })

  it('every variant counts: what a voucher says once it is redeemed as well', () => {
    const card = aCard(
      {
        [EN]: { preRedeemed: { title: 'A drink' }, redeemed: { title: 'Cheers' } },
        [DA]: { preRedeemed: { title: 'En drink' } },
      },
      'Voucher',
    )
    expect(translationOf(card, DA, EN)).toMatchObject({ state: 'partly', total: 2, done: 1 })
  })
})

describe('a text whose source changed later', () => {
  const card = inBoth({ title: 'Breakfast', subtitle: 'From 7' }, { title: 'Morgenmad', subtitle: 'Fra 7' })

  it('is stale until it is written again', () => {
    const changed = say(card, EN, { title: 'Breakfast', subtitle: 'From 8' })
    expect(translationOf(changed, DA, EN)).toMatchObject({ state: 'stale', stale: 1, reason: 'source' })
    expect(cardSchema.parse(changed)).toEqual(changed)
    const again = say(changed, DA, { title: 'Morgenmad', subtitle: 'Fra 8' })
    expect(translationOf(again, DA, EN).state).toBe('complete')
    expect(again.translations).toBeUndefined()
  })

  it('is not when the source is what it was again, whatever happened between', () => {
    const once = say(card, EN, { title: 'Breakfast', subtitle: 'From 8' })
    const twice = say(once, EN, { title: 'Breakfast', subtitle: 'From 9' })
    expect(twice.translations).toEqual(once.translations)
    const back = say(twice, EN, { title: 'Breakfast', subtitle: 'From 7' })
    expect(translationOf(back, DA, EN).state).toBe('complete')
  })

  it('is not when both change in one save, nor for formatting alone', () => {
    const both = trackTranslations(
      card,
      {
        ...card,
        content: { [EN]: { default: { title: 'Lunch' } }, [DA]: { default: { title: 'Frokost' } } },
      },
      EN,
    )
    expect(translationOf(both, DA, EN).state).toBe('complete')
    const plain = inBoth({ body: body('From seven.') }, { body: body('Fra syv.') })
    const bold = { type: 'text' as const, text: 'From seven.', marks: [{ type: 'bold' as const }] }
    const formatted = say(plain, EN, {
      body: { type: 'doc', content: [{ type: 'paragraph', content: [bold] }] },
    })
    expect(formatted.translations).toBeUndefined()
  })

  it('a door code that changed makes the other languages’ facts stale', () => {
    const facts = (value: string) => ({ facts: [{ label: 'Code', value }] })
    const changed = say(inBoth(facts('1111'), facts('1111')), EN, facts('2222'))
    expect(translationOf(changed, DA, EN).state).toBe('stale')
  })

  it('is fresh once somebody says that it was looked at', () => {
    const changed = say(card, EN, { title: 'Lunch', subtitle: 'From 12' })
    expect(translationOf(markChecked(changed, DA), DA, EN).state).toBe('complete')
    expect(markChecked(changed, DA).translations).toBeUndefined()
    expect(markChecked(changed, 5).translations).toEqual(changed.translations)
  })
})

describe('copying from the default language', () => {
  it('fills what is missing, leaves what is there, and asks for a look', () => {
    const en = { title: 'Breakfast', subtitle: 'From 7', pictures: [{ mediaId: PICTURE, alt: 'Bread' }] }
    const copied = copyMissing(inBoth(en, { title: 'Morgenmad' }), DA, EN)
    expect(copied.content[DA]?.default).toEqual({ ...en, title: 'Morgenmad' })
    expect(translationOf(copied, DA, EN)).toMatchObject({ state: 'stale', stale: 2, reason: 'copied' })
    const read = say(copied, DA, { ...en, title: 'Morgenmad', subtitle: 'Fra 7' })
    expect(translationOf(read, DA, EN)).toMatchObject({ stale: 1 })
    expect(translationOf(markChecked(copied, DA), DA, EN).state).toBe('complete')
  })
})

describe('what a translator gets and gives', () => {
  const en = { title: 'Breakfast', facts: [{ label: 'Code', value: '1234' }], body: body('One.', '', 'Two.') }
  const asked = { languageIndex: DA, defaultIndex: EN, stale: false }
  const upper = (card: Card) =>
    translationTasks(card, asked).map((task) => ({
      ...task,
      lines: task.lines.map((line) =>
        line.map((part) => (part.type === 'text' ? { ...part, text: part.text.toUpperCase() } : part)),
      ),
    }))

  it('is what is missing, without the values of facts, and fills the draft marked as unread', () => {
    const card = inBoth(en, { title: 'Morgenmad' })
    expect(translationTasks(card, asked).map(({ field }) => field)).toEqual(['body', 'facts'])
    expect(JSON.stringify(translationTasks(card, asked))).not.toContain('1234')
    const { card: filled, ...counts } = fillTranslations(card, asked, upper(card))
    expect(counts).toEqual({ filled: 2, skipped: 0 })
    expect(filled.content[DA]?.default).toEqual({
      title: 'Morgenmad',
      facts: [{ label: 'CODE', value: '1234' }],
      body: body('ONE.', '', 'TWO.'),
    })
    expect(translationOf(filled, DA, EN)).toMatchObject({ state: 'stale', reason: 'machine' })
  })

  it('leaves what somebody wrote, or what changed, while the translator was at it', () => {
    const card = inBoth({ title: 'Breakfast', subtitle: 'From 7' })
    const answer = upper(card)
    const meanwhile = inBoth({ title: 'Breakfast', subtitle: 'From 8' }, { title: 'Min egen' })
    const filled = fillTranslations(meanwhile, asked, answer)
    expect(filled).toMatchObject({ filled: 0, skipped: 2 })
    expect(filled.card).toEqual(meanwhile)
  })

  it('leaves out what does not fit', () => {
    const card = inBoth({ button: { text: 'Book' } })
    const long = translationTasks(card, asked).map((task) => ({
      ...task,
      lines: [[{ type: 'text' as const, text: 'x'.repeat(61) }]],
    }))
    expect(fillTranslations(card, asked, long)).toMatchObject({ filled: 0, skipped: 1 })
  })

  it('with stale texts wished for, those written for other words are asked for again, unread ones are not', () => {
    const changed = say(inBoth({ title: 'Lunch' }, { title: 'Frokost' }), EN, { title: 'Dinner' })
    expect(translationTasks(changed, asked)).toEqual([])
    const again = { ...asked, stale: true }
    const [task] = translationTasks(changed, again)
    expect(task?.field).toBe('title')
    const { card: filled } = fillTranslations(
      changed,
      again,
      task ? [{ ...task, lines: [[{ type: 'text', text: 'Aftensmad' }]] }] : [],
    )
    expect(filled.content[DA]?.default?.title).toBe('Aftensmad')
    expect(translationTasks(filled, again)).toEqual([])
  })
})

describe('whatever cards say', () => {
  const words = fc.option(fc.string({ maxLength: 12 }), { nil: undefined })
  const contents = fc.record({ title: words, subtitle: words, body: words, button: words }).map(
    ({ title, subtitle, body: text, button }): BoxContent => ({
      ...(title === undefined ? {} : { title }),
      ...(subtitle === undefined ? {} : { subtitle }),
      ...(text ? { body: body(text) } : {}),
      ...(button === undefined ? {} : { button: { text: button } }),
    }),
  )
  const cards = fc.tuple(contents, fc.option(contents, { nil: undefined })).map(([en, da]) => inBoth(en, da))

  it('the numbers fit the word', () => {
    fc.assert(
      fc.property(cards, contents, (card, en) => {
        const { state, total, done, stale } = translationOf(say(card, EN, en), DA, EN)
        expect(done).toBeLessThanOrEqual(total)
        expect(stale).toBeLessThanOrEqual(done)
        expect(state === 'none').toBe(total === 0)
        expect(state === 'complete').toBe(total > 0 && done === total && stale === 0)
      }),
    )
  })

  it('copying leaves nothing missing and changes neither source nor what was there', () => {
    fc.assert(
      fc.property(cards, (card) => {
        const copied = copyMissing(card, DA, EN)
        expect(['none', 'stale', 'complete']).toContain(translationOf(copied, DA, EN).state)
        expect(copied.content[EN]).toEqual(card.content[EN])
        const done = translationOf(card, DA, EN).done
        expect(translationOf(copied, DA, EN).total - translationOf(copied, DA, EN).stale).toBe(done)
      }),
    )
  })

  it('saving the same again marks nothing, and going back to the source unmarks', () => {
    fc.assert(
      fc.property(cards, contents, (card, en) => {
        expect(trackTranslations(card, card, EN)).toEqual(card)
        const there = say(card, EN, en)
        const back = say(there, EN, card.content[EN]?.default ?? {})
        expect(back.translations).toBeUndefined()
      }),
    )
  })
})
