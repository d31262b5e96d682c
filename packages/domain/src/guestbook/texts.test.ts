import { describe, expect, it } from 'vitest'
import type { Card } from './card-schema.ts'
import { CARD_TYPES, hasBodyAndButton } from './card-types.ts'
import { cardDisplayName } from './display-name.ts'
import { cleanLinkId, isFetchableBookingId } from './link-id.ts'
import { contentIn } from './localized-content.ts'
import { fillPlaceholders, hasBookingPlaceholder } from './placeholders.ts'

describe('placeholders', () => {
  it('are filled with what is known of the stay', () => {
    expect(fillPlaceholders('Good evening, {{firstName}}', { firstName: 'Astrid' })).toBe(
      'Good evening, Astrid',
    )
  })

  it('one that has no value disappears together with the space or comma before it', () => {
    expect(fillPlaceholders('Good evening, {{firstName}}', {})).toBe('Good evening')
    expect(fillPlaceholders('Welcome {{firstName}} {{lastName}}!', { lastName: 'Nilsen' })).toBe(
      'Welcome Nilsen!',
    )
    expect(fillPlaceholders('{{firstName}}, welcome', {})).toBe('welcome')
    expect(fillPlaceholders('Hi {{nobody}}', {})).toBe('Hi')
  })

  it('words that follow other formatting keep the space before them', () => {
    expect(fillPlaceholders(' by the lake', {})).toBe(' by the lake')
    expect(fillPlaceholders(' {{firstName}}, by the lake', {})).toBe('by the lake')
  })

  it('a value is put in as it is, dollar signs and braces too', () => {
    expect(fillPlaceholders('Hi {{firstName}}', { firstName: '$& {{lastName}}', lastName: 'x' })).toBe(
      'Hi $& {{lastName}}',
    )
  })

  it('names that every object inherits have no value', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(fillPlaceholders(`Hi {{${name}}}`, { firstName: 'Astrid' })).toBe('Hi')
    }
  })

  it('a text of spaces and commas stays as it is, and costs no more than its length', () => {
    // Tried from every place this takes minutes.
    const text = `a${' ,\u00a0'.repeat(100_000)}b`
    expect(fillPlaceholders(text, {})).toBe(text)
    expect(hasBookingPlaceholder(text)).toBe(false)
    expect(fillPlaceholders('a ,, b , {{firstName}} c', {})).toBe('a ,, b c')
  })

  it('only those of a stay wait for the booking', () => {
    expect(hasBookingPlaceholder('Welcome to {{propertyName}}')).toBe(false)
    expect(hasBookingPlaceholder('Room {{ roomNumber }}')).toBe(true)
  })
})

function named(type: Card['type'], content: Card['content'], options: Card['options'] = {}) {
  return cardDisplayName({ type, content, options })
}

describe('the display name of a card', () => {
  it('is the first of title, subtitle or button text longer than two characters after trimming', () => {
    expect(named('Content', { 0: { default: { title: ' Spa ' } } })).toBe('Spa')
    expect(named('Content', { 0: { default: { title: ' ab ', subtitle: 'Sauna' } } })).toBe('Sauna')
    expect(named('Content', { 0: { default: { title: '', button: { text: 'Book' } } } })).toBe('Book')
    expect(named('Voucher', { 0: { preRedeemed: { title: 'A glass on us' } } })).toBe('A glass on us')
    expect(named('RoomCleaningBox', { 0: { skip: { title: 'Skip it' } } }, { cleaningAction: 'skip' })).toBe(
      'Skip it',
    )
  })

  it('leaves placeholders out, with the marks that led to one at its end', () => {
    const titled = (title: string) => named('Header', { 0: { default: { title } } })
    expect(titled('Welcome, {{firstName}}')).toBe('Welcome')
    expect(titled('Welcome – {{ firstName }}, {{lastName}} ')).toBe('Welcome')
    expect(titled('Dear {{firstName}},')).toBe('Dear')
    expect(titled('{{firstName}}, welcome!')).toBe('welcome!')
    expect(titled('Still to come:')).toBe('Still to come:')
    expect(titled('Welcome to {{propertyName}}')).toBe('Welcome to …')
  })

  it('is another text where one has nothing but placeholders', () => {
    const content = { title: '{{firstName}}', subtitle: 'We are glad you are here' }
    expect(named('Header', { 0: { default: content } })).toBe('We are glad you are here')
    expect(named('Header', { 0: { default: { title: '{{firstName}}' } } })).toBe('Greeting Box')
  })

  it('is otherwise fixed by type', () => {
    expect(named('Carousel', {})).toBe('Image Slider')
    expect(named('FixedSizeBoxSlider', { 0: { default: { title: '  ' } } })).toBe('Mini Slider')
  })
})

describe('content of a missing language', () => {
  const card = { content: { 0: { default: { title: 'Hello' } }, 2: { default: { title: 'Hei' } } } }
  it('falls back to the default language, then to any', () => {
    expect(contentIn(card, 2, 0)?.title).toBe('Hei')
    expect(contentIn(card, 1, 0)?.title).toBe('Hello')
    expect(contentIn(card, 1, 7)?.title).toBe('Hello')
    expect(contentIn({ content: {} }, 0, 0)).toBeNull()
  })
})

describe('ids in addresses', () => {
  it('a link id loses white space and what is beyond twelve characters', () => {
    expect(cleanLinkId(' ab\tcd 1234567890xyz')).toBe('abcd12345678')
    expect(cleanLinkId('   ')).toBeNull()
  })

  it('an empty id, preview and qr in any case are not fetched', () => {
    for (const id of ['', ' ', 'preview', 'PREVIEW', 'qr', 'Qr', null, undefined])
      expect(isFetchableBookingId(id)).toBe(false)
    expect(isFetchableBookingId('qr2')).toBe(true)
  })
})

describe('a body and a button', () => {
  it('are shown on every kind but the greeting and the image slider', () => {
    expect(CARD_TYPES.filter((type) => !hasBodyAndButton(type))).toEqual(['Carousel', 'Header'])
  })
})
