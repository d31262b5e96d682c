import { describe, expect, it } from 'vitest'
import type { Card } from './card-schema.ts'
import { upgradeCard } from './card-upgrades.ts'
import { DEFAULT_BACKGROUND_OPACITY, DEFAULT_VISIBILITY } from './constants.ts'

const card: Card = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  type: 'Content',
  index: 0,
  parentId: null,
  version: 1,
  content: {
    0: { default: { title: 'Breakfast', body: { type: 'doc', content: [{ type: 'paragraph' }] } } },
  },
  styles: { layout: 'plain', backgroundPicture: null, backgroundOpacity: DEFAULT_BACKGROUND_OPACITY },
  options: {},
  visibility: DEFAULT_VISIBILITY,
}

function withBody(body: unknown) {
  return { ...card, content: { 0: { default: { body } } } }
}

describe('a stored card', () => {
  it('of the present version is itself', () => {
    expect(upgradeCard(JSON.parse(JSON.stringify(card)))).toEqual(card)
  })

  it('that is none is left out', () => {
    for (const stored of [
      null,
      'x',
      {},
      { ...card, version: 0 },
      { ...card, version: 99 },
      { ...card, type: 'Banner' },
    ]) {
      expect(upgradeCard(stored)).toBeNull()
    }
  })

  it('with text outside the whitelist does not parse', () => {
    const link = (href: string) =>
      withBody({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
          },
        ],
      })
    expect(upgradeCard(link('https://innkeeper.example/menu'))).not.toBeNull()
    for (const href of ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'JaVaScRiPt:x']) {
      expect(upgradeCard(link(href))).toBeNull()
    }
    expect(
      upgradeCard(withBody({ type: 'doc', content: [{ type: 'rawHtml', html: '<script>' }] })),
    ).toBeNull()
  })
})
