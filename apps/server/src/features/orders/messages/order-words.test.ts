import { smsSegments } from '@innkeeper/domain/messaging/sms-text.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { interfaceLanguages } from '@innkeeper/i18n/languages.ts'
import { translate } from '@innkeeper/i18n/translate.ts'
import { describe, expect, it } from 'vitest'
import { letterText } from '../../../platform/mail/letter.ts'
import { letterHtml } from '../../../platform/mail/letter-html.ts'
import { orderLetter } from './order-letter.ts'
import type { OrderMessage, OrderMessageKind } from './order-message.ts'
import { orderSms } from './order-sms.ts'

const message: OrderMessage = {
  propertyId: 'fjellheim',
  propertyName: 'Fjellheim',
  logoUrl: null,
  brand: { ...DEFAULT_BRAND, brandColour: '#7a1f3d' },
  orderId: 'O'.repeat(22),
  bookingId: null,
  kind: 'accepted',
  isAutomatic: false,
  channels: ['email', 'sms'],
  email: 'astrid@guest.example',
  phone: '+4712345678',
  language: 'da',
  firstName: 'Astrid',
  number: 1042,
  timeExpected: new Date('2026-11-15T17:30:00Z'),
  timeZone: 'Europe/Copenhagen',
  deliveryMethod: 'delivery',
  reason: null,
  reasonText: null,
  total: 24_550,
  currency: 'DKK',
  orderUrl: `https://stay.fjellheim.example/order/fjellheim/confirmation/${'O'.repeat(22)}`,
  shortUrl: `https://stay.fjellheim.example/order/fjellheim/confirmation/${'O'.repeat(22)}`,
  room: null,
  replaces: null,
  hasReceipt: false,
}
const smsOf = (change: Partial<OrderMessage>) => orderSms({ ...message, ...change }, translate)
const letterOf = (change: Partial<OrderMessage>) => orderLetter({ ...message, ...change }, translate)
const KINDS: OrderMessageKind[] = ['received', 'accepted', 'declined', 'cancelled', 'expired']

describe('what a guest is told of an order', () => {
  it('names the time at the property, as the guest’s language writes it', () => {
    expect(smsOf({})).toBe(
      `Fjellheim: Din bestilling 1042 er bekræftet. Leveres: 15/11/2026 kl. 18:30. ${message.orderUrl}`,
    )
    expect(letterOf({}).paragraphs[0]).toContain('Vi leverer den 15/11/2026 kl. 18:30.')
    expect(smsOf({ language: 'sv', timeZone: 'Europe/Helsinki' })).toContain('2026-11-15 kl. 19:30')
  })

  it('tells delivery and pickup apart', () => {
    expect(letterOf({ deliveryMethod: 'pickup' }).paragraphs[0]).toContain('Du kan hente den 15/11/2026')
    expect(letterOf({ deliveryMethod: 'pickup' }).facts[1]?.label).toBe('Afhentning')
  })

  it('says of a service when it is booked for, and nothing of delivery', () => {
    const service = letterOf({ deliveryMethod: null })
    expect(service.facts[1]?.label).toBe('Tidspunkt')
    expect(service.paragraphs[0]).toContain('Det er reserveret til dig 15/11/2026 kl. 18:30.')
    expect(smsOf({ deliveryMethod: null })).toContain('Tidspunkt: 15/11/2026 kl. 18:30.')
  })

  it('names no time where none is to be included, nor one that is declined', () => {
    for (const change of [
      { timeExpected: null },
      { kind: 'declined' as const, reason: 'too busy' as const },
    ]) {
      expect(smsOf(change)).not.toContain('18:30')
      expect(letterText(letterOf(change))).not.toContain('18:30')
    }
  })

  it('gives the reason of a declined one in the guest’s words', () => {
    const declined = { kind: 'declined', language: 'en' } as const
    expect(smsOf({ ...declined, reason: 'out of stock' })).toContain('sold out')
    const other = {
      ...declined,
      reason: 'other',
      reasonText: 'The oven is broken.\nTry the lobby bar.',
    } as const
    expect(letterText(letterOf(other))).toContain('Message from us: The oven is broken.\nTry the lobby bar.')
    expect(smsOf(other)).toContain('Message from us: The oven is broken. Try the lobby bar.')
    expect(letterHtml(letterOf(other))).toContain('The oven is broken.<br>Try the lobby bar.')
  })

  it('says the total, the number and where the order is', () => {
    const text = letterText(letterOf({ kind: 'received', hasReceipt: true }))
    expect(text).toContain('Bestillingsnummer: 1042')
    expect(text).toContain('I alt inkl. moms: 245,50\u00a0kr.')
    expect(text).toContain(`Se din bestilling:\n${message.orderUrl}`)
    expect(text).toContain('Din kvittering er vedhæftet.')
    expect(smsOf({ kind: 'received' })).toContain('I alt 245,50 kr.')
  })

  it('speaks of a room that was asked for as a request, and names it', () => {
    const asked = { language: 'en', room: 'Fjord suite', deliveryMethod: null, timeExpected: null } as const
    for (const kind of KINDS) {
      const letter = letterOf({ ...asked, kind })
      const text = `${letter.subject} ${letterText(letter)}`
      expect(letter.subject, kind).toMatch(/Fjord suite|request/)
      expect(text, kind).toContain('Fjord suite')
      expect(text.replaceAll(message.orderUrl, ''), kind).not.toMatch(/\border\b/i)
      expect(smsOf({ ...asked, kind }), kind).toContain('Fjord suite')
    }
    expect(letterOf({ ...asked, kind: 'accepted' }).paragraphs[0]).toBe(
      'Good news: we have confirmed your request. Your room is now the Fjord suite.',
    )
    expect(letterText(letterOf({ ...asked, kind: 'received' }))).not.toContain('your room is now')
  })

  it('says which order it takes the place of', () => {
    for (const kind of ['received', 'accepted'] as const) {
      const changed = { kind, language: 'en', replaces: 1041 } as const
      expect(letterOf(changed).paragraphs[0]).toContain('It takes the place of your order 1041.')
      expect(smsOf(changed)).toContain('It takes the place of your order 1041.')
    }
  })

  it('leads by the short address where the own page’s does not fit in a text', () => {
    const orderUrl = `https://stay.fjellheim.example/room-upgrades/fjellheim/${'K'.repeat(22)}/room/${'U'.repeat(22)}/request-confirmation?order=${'O'.repeat(22)}`
    const asked = { room: 'Fjordsuite', kind: 'received', orderUrl } as const
    expect(smsOf({ ...asked, language: 'da' })).toContain(orderUrl)
    for (const { code } of interfaceLanguages) {
      for (const kind of KINDS) {
        const text = smsOf({ ...asked, kind, language: code })
        expect(text.includes(orderUrl) || text.includes(message.shortUrl), `${code} ${kind}`).toBe(true)
        expect(smsSegments(text)).toBeLessThanOrEqual(2)
      }
    }
  })

  it('escapes what people wrote', () => {
    const name = '<img src=x onerror="alert(1)">'
    const html = letterHtml(
      letterOf({
        firstName: name,
        propertyName: `${name}&`,
        kind: 'declined',
        reason: 'other',
        reasonText: '</p><script>alert(1)</script>',
        orderUrl: 'https://x.example/"><b>',
      }),
    )
    expect(html).not.toMatch(/<img|<script|<b>/)
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;')
  })

  it('is short as a text, in every language and whatever staff wrote', () => {
    for (const { code } of interfaceLanguages) {
      for (const kind of KINDS) {
        for (const propertyName of [
          'Fjellheim',
          'Grand Hotel Københavns Havnefront & Spa',
          'x'.repeat(300),
        ]) {
          const text = smsOf({
            language: code,
            kind,
            propertyName,
            reason: 'other',
            reasonText: 'Õ '.repeat(150),
          })
          expect(smsSegments(text), `${code} ${kind}`).toBeLessThanOrEqual(2)
          expect(text).not.toMatch(/undefined|\bnull\b|\{/)
        }
      }
    }
  })

  it('keeps the link wherever an ordinary one fits', () => {
    for (const { code } of interfaceLanguages) {
      for (const kind of KINDS) {
        for (const reason of ['out of stock', 'too busy', 'room type fully booked'] as const) {
          expect(smsOf({ language: code, kind, reason }), `${code} ${kind}`).toContain(message.orderUrl)
        }
      }
    }
  })

  it('stands under the logo of the house, and under its name where there is none', () => {
    const logoUrl = 'https://stay.example/logo/fjellheim/L.png?"x"'
    const html = letterHtml(letterOf({ logoUrl }))
    expect(html).toContain(
      '<img src="https://stay.example/logo/fjellheim/L.png?&quot;x&quot;" alt="Fjellheim"',
    )
    expect(letterHtml(letterOf({}))).not.toContain('<img')
  })

  it('has the colours of the house', () => {
    expect(letterHtml(letterOf({}))).toContain('background-color: #7a1f3d')
  })
})
