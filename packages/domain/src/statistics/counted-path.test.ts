import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedPath } from './counted-path.ts'

const BOX = 'B'.repeat(22)
const house = { propertyId: 'fjellheim', isContent: (id: string) => id === BOX }

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-']
const linkKey = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 22, maxLength: 22 })
  .map((letters) => letters.join(''))
  .filter((key) => key !== BOX)
const word = fc.constantFrom(
  'guestbook',
  'fjellheim',
  'upselling',
  'room',
  'products',
  'qr',
  'pages',
  'order',
  'confirmation',
  'receipt',
  BOX,
)

describe('the address of an event', () => {
  it.each([
    ['/guestbook/fjellheim', '/guestbook/fjellheim'],
    ['/guestbook/fjellheim/', '/guestbook/fjellheim'],
    ['/guestbook/fjellheim/abc?box=1#x', '/guestbook/fjellheim/:guestid'],
    ['/guestbook/fjellheim/ ', '/guestbook/fjellheim/:guestid'],
    ['/guestbook/fjellheim/QR', '/guestbook/fjellheim/qr'],
    [`/guestbook/fjellheim/abc/${BOX}`, `/guestbook/fjellheim/:guestid/${BOX}`],
    ['/guestbook/fjellheim/abc/gone', '/guestbook/fjellheim/:guestid/:modal'],
    ['/registration-form/fjellheim/abc', '/registration-form/fjellheim/:bookingId'],
    ['/survey/fjellheim?templateId=x', '/survey/fjellheim'],
    ['/order/fjellheim/confirmation/abc', '/order/fjellheim/confirmation/:orderId'],
    ['/order/fjellheim/receipt', '/order/fjellheim/receipt'],
    ['/order/fjellheim/receipt/abc', '/order/fjellheim/receipt/:orderId'],
    ['/upselling/fjellheim', '/upselling/fjellheim'],
    ['/upselling/fjellheim/abc/confirmation/def', '/upselling/fjellheim/:bookingId/confirmation/:orderId'],
    ['/room-upgrades/fjellheim/room/abc', '/room-upgrades/fjellheim/room/:roomUpgradeId'],
    [
      '/room-upgrades/fjellheim/room/abc/request-details',
      '/room-upgrades/fjellheim/room/:roomUpgradeId/request-details',
    ],
  ])('%s is kept as %s', (path, kept) => {
    expect(countedPath(path, house)).toBe(kept)
  })

  it.each(['/guestbook/havnehuset', '/admin/guests', '', '/', 'guestbook', '/guestbook/fjellheim/a/b/c'])(
    '%j is none of the property',
    (path) => {
      expect(countedPath(path, house)).toBeNull()
    },
  )

  it('never keeps a link key, wherever it stands', () => {
    const address = fc
      .tuple(fc.array(fc.oneof(word, fc.constant(null)), { maxLength: 7 }), linkKey, fc.boolean())
      .map(([parts, key, isAsked]) => ({
        key,
        path: `/${parts.map((part) => part ?? key).join('/')}${isAsked ? `?booking=${key}` : ''}`,
      }))
    fc.assert(fc.property(address, ({ path, key }) => !countedPath(path, house)?.includes(key)))
  })

  it('never keeps a link key of a page that is counted', () => {
    const path = fc.constantFrom(
      (key: string) => `/guestbook/fjellheim/${key}`,
      (key: string) => `/guestbook/fjellheim/${key}/${BOX}`,
      (key: string) => `/guestbook/fjellheim/qr/${key}`,
      (key: string) => `/upselling/fjellheim/${key}/products`,
      (key: string) => `/room-upgrades/fjellheim/${key}/room/${key}`,
      (key: string) => `/pages/fjellheim/${key}`,
      (key: string) => `/order/fjellheim/confirmation/${key}`,
      (key: string) => `/order/fjellheim/receipt/${key}`,
      (key: string) => `/upselling/fjellheim/${key}/confirmation/${key}`,
      (key: string) => `/room-upgrades/fjellheim/room/${key}/request-confirmation`,
      (key: string) => `/registration-form/fjellheim/${key}`,
      (key: string) => `/survey/fjellheim?booking=${key}`,
    )
    fc.assert(
      fc.property(path, linkKey, (pathOf, key) => {
        const kept = countedPath(pathOf(key), house)
        expect(kept).not.toBeNull()
        expect(kept).not.toContain(key)
      }),
    )
  })

  it('keeps nothing that the property and the product did not name', () => {
    const text = fc.array(fc.constantFrom(...LETTERS, ...' /%?#.:é')).map((letters) => letters.join(''))
    fc.assert(
      fc.property(text, (text) => {
        for (const seen of [text, `/guestbook/fjellheim/${text}`]) {
          expect(countedPath(seen, house) ?? '').toMatch(
            /^(\/(guestbook|fjellheim|:guestid|:modal|qr|preview))*$/,
          )
        }
      }),
    )
  })
})
