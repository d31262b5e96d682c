import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentHref, mediaIdOf, pictureSource, sufficientWidth } from './links.ts'
import { PICTURE_WIDTHS } from './sizes.ts'

const ID = 'AbC_-5678901234567890x'
const own = { propertyId: 'fjellheim', mediaOrigin: '' }
const hosted = { propertyId: 'fjellheim', mediaOrigin: 'https://media.example' }

describe('a link to a document', () => {
  it('of the property is rewritten to its PDF path on the media host', () => {
    for (const written of ['', '.pdf', '.docx', '/document.pdf', '/menu.pdf']) {
      const href = `/media/fjellheim/${ID}${written}`
      expect(documentHref(href, own)).toBe(`/media/fjellheim/${ID}/document.pdf`)
      expect(documentHref(href, hosted)).toBe(`https://media.example/media/fjellheim/${ID}/document.pdf`)
      expect(documentHref(`https://media.example${href}`, hosted)).toBe(
        `https://media.example/media/fjellheim/${ID}/document.pdf`,
      )
    }
  })

  it('of anybody else, or to anything else, stays as it is written', () => {
    const others = [
      'https://fjellheim.example/menu.pdf',
      'mailto:hello@fjellheim.example',
      `/media/havnehuset/${ID}`,
      `https://other.example/media/fjellheim/${ID}`,
      `https://media.example.evil.example/media/fjellheim/${ID}`,
      `/media/fjellheim/../${ID}`,
      `/media/fjellheim/${ID}/640.webp`,
      `/media/fjellheim/${ID}.jpg`,
      '/pages/fjellheim/walks',
    ]
    for (const href of others) expect(documentHref(href, hosted)).toBe(href)
  })
})

describe('a link to a picture', () => {
  it('of the property is mapped to the media host in the smallest width that is enough', () => {
    const shown = { cssWidth: 300, pixelRatio: 2 }
    expect(pictureSource(`/media/fjellheim/${ID}`, hosted, shown)).toBe(
      `https://media.example/media/fjellheim/${ID}/640.jpeg`,
    )
    expect(pictureSource(`/media/fjellheim/${ID}/160.webp`, own, { ...shown, format: 'avif' })).toBe(
      `/media/fjellheim/${ID}/640.avif`,
    )
  })

  it('of anybody else stays as it is', () => {
    const foreign = 'https://pictures.example/lake.jpg'
    expect(pictureSource(foreign, own, { cssWidth: 100, pixelRatio: 1 })).toBe(foreign)
  })

  it('never asks for less than is shown while more is served, nor for more than needed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (pixels) => {
        const width = sufficientWidth(pixels)
        const smaller = PICTURE_WIDTHS.filter((known) => known < width)
        expect(smaller.every((known) => known < pixels)).toBe(true)
        expect(width >= pixels || width === Math.max(...PICTURE_WIDTHS)).toBe(true)
      }),
    )
  })
})

describe('an address', () => {
  it('belongs to one property at most', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/)
    const slug = fc.stringMatching(/^[a-z0-9-]{3,40}$/)
    fc.assert(
      fc.property(id, slug, slug, (mediaId, owner, other) => {
        const href = `/media/${owner}/${mediaId}`
        expect(mediaIdOf(href, { propertyId: owner, mediaOrigin: '' })).toBe(mediaId)
        fc.pre(owner !== other)
        expect(mediaIdOf(href, { propertyId: other, mediaOrigin: '' })).toBeNull()
      }),
    )
  })
})
