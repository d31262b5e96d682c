import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOX_LINK_TYPES, type BoxLinkType, boxLinkHref, isValidBoxLink } from './box-link.ts'

const ID = 'AAAAAAAAAAAAAAAAAAAAAA'
const owner = { propertyId: 'fjellheim', mediaOrigin: 'https://media.example' }

const VALID: Record<BoxLinkType, string[]> = {
  url: ['https://fjellheim.example', 'http://fjellheim.example:8080/kart?z=3#top', 'HTTPS://ÆØÅ.no/'],
  email: ['post@fjellheim.example', 'o.k+stay@sub.fjellheim.example'],
  phone: ['+47 99 00 11 22', '(022) 123 45 67', '1234567'],
  page: [ID],
  pdf: [ID],
  box: [ID],
  feature: ['store', 'upgrades', 'registration', 'survey', 'guestbook'],
}
const INVALID: Record<BoxLinkType, string[]> = {
  url: ['', 'fjellheim.example', 'javascript:alert(1)', 'https://', 'https://a b.no', 'https://u:p@bank.no'],
  email: ['', 'post', 'post@fjellheim', 'a@b@c.no', 'a b@c.no', '<a@b.no>'],
  phone: ['', '12345', '+47 call me', '1234567890123456'],
  page: ['', '../admin', `${ID}A`],
  pdf: ['menu.pdf'],
  box: ['#top'],
  feature: ['', 'Store', 'admin', 'constructor'],
}

describe('the link of a fixed-size box', () => {
  it.each(BOX_LINK_TYPES)('a %s must be one for its type', (type) => {
    for (const value of VALID[type]) expect([value, isValidBoxLink({ type, value })]).toEqual([value, true])
    for (const value of INVALID[type])
      expect([value, isValidBoxLink({ type, value })]).toEqual([value, false])
  })

  it('a valid link leads to the web, a mail, a call or an own address, never to a script', () => {
    const anyLink = fc.oneof(
      fc.record({ type: fc.constant('url' as const), value: fc.webUrl({ withFragments: true }) }),
      fc.record({ type: fc.constant('email' as const), value: fc.emailAddress() }),
      fc.record({
        type: fc.constantFrom(...BOX_LINK_TYPES),
        value: fc.constantFrom(...Object.values(VALID).flat(), ...Object.values(INVALID).flat()),
      }),
    )
    fc.assert(
      fc.property(anyLink, (link) => {
        const href = isValidBoxLink(link) ? boxLinkHref(link, owner) : '?box='
        expect(href).toMatch(/^(https?:\/\/|mailto:|tel:[+\d]|\/pages\/|\/return\/|\?box=)/i)
      }),
    )
  })

  it('documents come from the media host, boxes stay on the page', () => {
    expect(boxLinkHref({ type: 'pdf', value: ID }, owner)).toBe(
      `https://media.example/media/fjellheim/${ID}/document.pdf`,
    )
    expect(boxLinkHref({ type: 'box', value: ID }, owner)).toBe(`?box=${ID}`)
    expect(boxLinkHref({ type: 'phone', value: '+47 99 00 11 22' }, owner)).toBe('tel:+4799001122')
  })
})
