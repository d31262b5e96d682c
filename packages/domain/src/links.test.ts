import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLink, isLocalAddress, isOwnPath, isWebAddress, mailHref, webAddressOrNull } from './links.ts'

/** As every browser reads addresses; the domain's own code has none. */
type Read = Record<'protocol' | 'username' | 'password' | 'origin' | 'pathname', string>
const { URL } = globalThis as unknown as { URL: new (address: string, base: string) => Read }

const FIT = [
  'https://skyss.no/x?z=3#top',
  'HTTP://ÆØÅ.no:8080/',
  'http://tv/',
  'http://192.168.1.1/',
  'https://[2001:db8::1]:8443/',
  'https://kart.no/@59.9,10.7',
  'mailto:post@fjellheim.example',
  'MAILTO:a@b.no,c@d.no?subject=Hei%20der',
  'tel:+4799001122',
  'tel:112',
  'tel:(022)123-45-67',
  '/',
  '/return/fjellheim',
  '/pages/fjellheim/AAAAAAAAAAAAAAAAAAAAAA?language=1#top',
  '/a//b',
]
const UNFIT = [
  '',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/../../b',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://bank.no@evil.example',
  'https://bank.no:443@evil.example/',
  'https://u:p@bank.no',
  'https://bank.no\\@evil.example',
  'https://',
  'https://?x',
  'https://a b.no',
  'https://bank\u202eon.lave',
  'https://ba\u200bnk.no',
  'https://bank.no%2eevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\u0000:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:x',
  'data:text/html,<script>',
  'blob:https://x',
  'file:///etc/passwd',
  'ftp://x.no',
  'mailto:',
  'mailto:nobody',
  'mailto:a@b.no\r\nbcc:x@y.no',
  'tel:',
  'tel:1',
  'tel:javascript',
  'skyss.no',
  '?box=x',
  '#top',
  `https://x.no/${'x'.repeat(2000)}`,
]

describe('a link', () => {
  it.each(FIT)('may be %j', (value) => {
    expect(isLink(value)).toBe(true)
  })

  it.each(UNFIT)('is never %j', (value) => {
    expect([isLink(value), isOwnPath(value), isWebAddress(value)]).toEqual([false, false, false])
  })

  const HOME = 'https://stay.example'
  const odd = fc.constantFrom(
    ...['/', '//', '\\', '@', ':', '.', '..', '%2e', '%2f', '%5c', '?', '#', '\t', '\n', '\r', '\u0000'],
    ...['javascript:', 'JAVASCRIPT:', 'https:', 'http://', 'mailto:', 'tel:', 'data:', 'evil.example', 'a'],
    ...['\u200b', '\u202e', '\u2028', '\ufeff', '\u3002', '\uff0f', '\u2100', ' ', '\u00a0'],
  )
  const written = fc.oneof(
    fc.array(odd, { maxLength: 8 }).map((parts) => parts.join('')),
    fc
      .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 })
      .map((p) => p.join('')),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.webPath().map((path) => `/${path}`),
  )

  it('leads where it says, as a browser reads it: the web, a mail, a call', () => {
    fc.assert(
      fc.property(written, (value) => {
        if (!isLink(value)) return
        const { protocol, username, password } = new URL(value, HOME)
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol)
        expect([username, password]).toEqual(['', ''])
      }),
      { numRuns: 3000 },
    )
  })

  it('that is a path stays in this installation, also once a browser has resolved it', () => {
    fc.assert(
      fc.property(written, (value) => {
        if (!isOwnPath(value)) return
        const { origin, pathname } = new URL(value, HOME)
        expect(origin).toBe(HOME)
        expect(new URL(pathname, HOME).origin).toBe(HOME)
      }),
      { numRuns: 3000 },
    )
  })

  it('to any page of the web is one', () => {
    fc.assert(fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), isWebAddress))
  })
})

it('an address to write to keeps what is written in it to itself', () => {
  expect(mailHref('a@b.no?bcc=x@y.no')).toBe('mailto:a@b.no%3Fbcc%3Dx%40y.no')
})

it('an address another program names is one of the web or none', () => {
  expect(webAddressOrNull('https://checkout.example/p')).toBe('https://checkout.example/p')
  for (const odd of [null, undefined, '', '/p', 'javascript:x']) expect(webAddressOrNull(odd)).toBeNull()
})

it('an address of this very machine is told from one that others can open', () => {
  for (const local of [
    'http://127.0.0.1:3000',
    'http://localhost',
    'https://LOCALHOST:8443/x',
    'http://[::1]:80',
  ])
    expect([local, isLocalAddress(local)]).toEqual([local, true])
  for (const open of [
    'https://stay.example',
    'http://192.168.1.20:3000',
    'https://localhost.example',
    'nonsense',
  ])
    expect([open, isLocalAddress(open)]).toEqual([open, false])
})
