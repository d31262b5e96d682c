import { TEMPLATE_MODULES } from '@innkeeper/domain/html-builder/constants.ts'
import { describe, expect, test } from 'vitest'
import { MODULE_KINDS } from '../module-kinds.ts'
import { ATTACK_STRINGS } from '../testing/attack-strings.ts'
import { sampleContent, sampleModules } from './sample-modules.ts'
import { drawModules } from './sample-page.tsx'

const NOTHING = /<div class="[^"]*"><div class="[^"]*"><div class="[^"]*"><\/div><\/div><\/div>$/
const all = () => TEMPLATE_MODULES.map((type) => ({ type, id: type, ...sampleModules('ltr')[type] }))
const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

describe('a module', () => {
  test.each(TEMPLATE_MODULES.filter((type) => type !== 'divider'))(
    '%s with nothing in it draws nothing, for guests and in an editor',
    (type) => {
      const module = { type, id: 'new', ...MODULE_KINDS[type].start() }
      expect(drawModules([module])).toMatch(NOTHING)
      expect(drawModules([module], { isStill: true })).toMatch(NOTHING)
    },
  )

  test.each(['upselling', 'room-upgrades', 'guest-feedback'] as const)(
    '%s draws nothing until there is something to show',
    (type) => {
      expect(drawModules([{ type, id: type, ...sampleModules('ltr')[type] }])).toMatch(NOTHING)
    },
  )

  test('of a signature belongs to e-mails', () => {
    expect(drawModules([{ type: 'signature', id: 's', props: {} }])).toMatch(NOTHING)
  })
})

describe('a page', () => {
  test('asks nothing of anybody else before a film is started', () => {
    const markup = drawModules(all(), sampleContent('ltr'))
    const loaded = [...markup.matchAll(/\s(?:src|srcset|poster|data)="([^"]*)"/gi)].flatMap(([, set = '']) =>
      set.split(', ').map((one) => one.split(' ')[0] ?? ''),
    )
    expect(loaded.length).toBeGreaterThan(5)
    for (const address of loaded) expect(address).toMatch(/^(https:\/\/media\.example)?\/media\/fjellheim\//)
    expect(markup).not.toMatch(/youtube-nocookie|ytimg|vimeo/)
    // Without a script the film is a link.
    expect(markup).toContain('href="https://youtu.be/dQw4w9WgXcQ" target="_blank" rel="noreferrer"')
  })

  test('has the HTML that somebody wrote in a frame without scripts, forms and a way out', () => {
    const html = '<p onclick="x()">Hi</p><script>alert(1)</script>"><img src=x>'
    const markup = drawModules([{ type: 'raw-html', id: 'r', props: { html } }])
    const [, sandbox] = /<iframe[^>]* sandbox="([^"]*)"/.exec(markup) ?? []
    expect(sandbox?.split(' ')).toEqual([
      'allow-same-origin',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ])
    expect(markup.replace(/ srcDoc="[^"]*"/, '')).not.toMatch(/onclick|<script|<img|alert/)
  })

  test('shows offers in words and nothing else, whatever staff called them', () => {
    const module = { type: 'upselling', id: 'deals', props: { title: 'For you' } }
    const markupOf = (words: string) => {
      const offer = {
        id: 'o',
        title: words,
        text: words,
        price: words,
        picture: null,
        href: '/upselling/h/k',
      }
      return drawModules([module], { offers: { deals: [offer] } })
    }
    const tagsOf = (markup: string) => markup.match(/<[^>]*>/g)
    const harmless = tagsOf(markupOf('Sauna'))
    for (const attack of ATTACK_STRINGS) {
      if (attack.trim() !== '') expect(tagsOf(markupOf(attack))).toEqual(harmless)
    }
  })

  test('in an editor has no link that could be followed and no frame that could be entered', () => {
    const markup = drawModules(all(), { ...sampleContent('ltr'), isStill: true })
    expect(markup.replace(/ srcDoc="[^"]*"/, '')).not.toMatch(/<a[\s>]|href=/)
    expect(markup.match(/<iframe/g)).toHaveLength(1)
    expect(markup).toMatch(/<iframe[^>]* inert=""/)
    expect(markup).toContain('Ask us')
  })

  test('has colours that nobody could read nowhere', () => {
    const styled = (color: string, backgroundColor: string | null) =>
      drawModules([
        {
          type: 'header',
          id: 'h',
          props: {
            content: words('Hello'),
            color,
            backgroundColor,
            backgroundEnabled: backgroundColor !== null,
          },
        },
      ])
    expect(styled('brand', null)).toContain('--words-day')
    expect(styled('paper', null)).not.toContain('--words-day')
    expect(styled('paper', 'brand')).toContain('--words-day')
    expect(styled('accent', '#b9512b')).not.toContain('--words-day')
  })

  test('shows links to one of the guest’s own to whoever has it', () => {
    const button = {
      type: 'button',
      id: 'b',
      props: { content: words('Choose a room'), type: 'feature', destination: 'upgrades' },
    }
    const picture = {
      type: 'image',
      id: 'i',
      props: {
        columnOneImage: {
          url: `/media/fjellheim/${'P'.repeat(22)}`,
          link: { enabled: true, type: 'feature', url: 'upgrades' },
        },
      },
    }
    const shown = drawModules([button, picture], { features: ['guestbook', 'upgrades'] })
    expect(shown.match(/href="\/return\/fjellheim\?to=upgrades"/g)).toHaveLength(2)
    const without = drawModules([button, picture])
    expect(without).not.toContain('href')
    expect(without).not.toContain('Choose a room')
    // The picture itself stays.
    expect(without).toContain('<img')
  })

  test('brings the colours of day or night itself where it is told which', () => {
    expect(drawModules(all(), { look: 'night' })).toMatch(/^<div class="[^"]*night/)
  })
})
