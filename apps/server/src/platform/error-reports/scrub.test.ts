import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrub } from './scrub.ts'
import { scrubText } from './scrub-text.ts'

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const linkKey = fc.string({ unit: fc.constantFrom(...base64url), minLength: 22, maxLength: 22 })
const phone = fc
  .tuple(fc.constantFrom('+47', '+45 ', '0046-', '(+358) '), fc.integer({ min: 1_000_000, max: 999_999_999 }))
  .map(([country, number]) => country + String(number).replace(/(\d{3})(?=\d)/g, '$1 '))
const surroundings = fc.constantFrom(
  '',
  ' ',
  'for ',
  '/guestbook/fjellheim/',
  'id=',
  '"',
  "'",
  '(',
  ': ',
  '\n',
  'é',
)

describe('an error report', () => {
  it('holds no e-mail address, wherever it stands', () => {
    fc.assert(
      fc.property(surroundings, fc.emailAddress(), surroundings, (before, email, after) => {
        expect(scrubText(`${before}${email}${after}`)).not.toContain(email)
        expect(scrubText(`${before}${encodeURIComponent(email)}${after}`)).not.toContain(
          encodeURIComponent(email),
        )
      }),
    )
  })

  it('holds no phone number, however it is written', () => {
    fc.assert(
      fc.property(surroundings, phone, surroundings, (before, number, after) => {
        const left = scrubText(`${before}${number}${after}`)
        expect(left.replace(/\D/g, '').length).toBeLessThan(5)
      }),
    )
  })

  it('holds no link key, alone, in an address or glued to a word', () => {
    fc.assert(
      fc.property(surroundings, linkKey, surroundings, (before, key, after) => {
        expect(scrubText(`${before}${key}${after}`)).not.toContain(key)
        expect(scrubText(`booking_${key}`)).not.toContain(key)
      }),
    )
  })

  it('holds no value of a field that names a person or a secret, at any depth', () => {
    const field = fc.constantFrom(
      ...[
        'firstName',
        'last_name',
        'name',
        'guestName',
        'E-Mail',
        'phoneNumber',
        'address',
        'birthDate',
        'cookie',
      ],
      ...[
        'Set-Cookie',
        'authorization',
        'password',
        'accessToken',
        'linkKey',
        'body',
        'query',
        'documentNumber',
      ],
    )
    const secret = fc.constantFrom('Kari', 'x y', { deep: 'Kari' }, ['Kari'], 12)
    fc.assert(
      fc.property(field, secret, fc.integer({ min: 0, max: 4 }), (name, value, depth) => {
        let nested: unknown = { [name]: value, kept: 1 }
        for (let level = 0; level < depth; level += 1) nested = { inner: [nested] }
        const left = JSON.stringify(scrub(nested))
        expect(left).not.toContain(JSON.stringify(value))
        if (depth < 3) expect(left).toContain('"kept":1')
      }),
    )
  })

  it('does not change when it is scrubbed twice', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.emailAddress(), linkKey, phone, fc.webUrl({ withQueryParameters: true })),
        (text) => {
          expect(scrubText(scrubText(text))).toBe(scrubText(text))
        },
      ),
    )
  })

  it('is made of anything, without throwing and within bounds', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withTypedArray: true }),
        (value) => {
          expect(() => JSON.stringify(scrub(value))).not.toThrow()
        },
      ),
    )
    const circle: Record<string, unknown> = { kept: true }
    circle.self = circle
    expect(scrub(circle)).toEqual({ kept: true, self: '[…]' })
    expect(scrubText('word '.repeat(100_000)).length).toBeLessThan(2100)
  })

  it('keeps the words that explain the failure', () => {
    const text = 'order 4711 of fjellheim: cannot move from accepted to declined (409) at 14:02'
    expect(scrubText(text)).toBe(text)
    expect(scrub({ code: 'order/out-of-stock', attempt: 3, ok: false, none: null })).toEqual({
      code: 'order/out-of-stock',
      attempt: 3,
      ok: false,
      none: null,
    })
  })

  it.each([
    ['Failed query: insert into guests values ($1)\nparams: Kari,Nordmann', 'Nordmann'],
    ['duplicate key: Key (last_name)=(Nordmann (born Hansen)) already exists.', 'Nordmann'],
    ['invalid input syntax for type integer: "Nordmann"', 'Nordmann'],
    ['GET /guestbook/fjellheim?firstName=Nordmann failed', 'Nordmann'],
    ['Cookie: visit=Nordmann; theme=dark', 'Nordmann'],
    ['authorization: Bearer Nordmann', 'Nordmann'],
    ['{"lastName": "Nordmann"} is odd', 'Nordmann'],
    ['client 192.168.17.4 went away', '192.168'],
    ['client 2001:db8:85a3::8a2e:370:7334 went away', 'db8'],
  ])('holds nothing of %s', (text, personal) => {
    expect(scrubText(text)).not.toContain(personal)
  })

  it('holds nothing of a request body that was not JSON', () => {
    const message = messageOf(() => JSON.parse('Kari "Nordmann"'))
    expect(message).toContain('Nordmann')
    expect(scrubText(message)).not.toMatch(/Kari|Nordmann/)
  })
})

function messageOf(failing: () => unknown): string {
  try {
    failing()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}
