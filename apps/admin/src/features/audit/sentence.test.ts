import type { AuditItem } from '@innkeeper/api/audit.ts'
import { AUDIT_ACTIONS } from '@innkeeper/domain/audit/actions.ts'
import { describe, expect, it } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { auditSentence } from './sentence.ts'

const t = await englishTexts()
const place = { locale: 'en-GB', timeZone: 'Europe/Oslo' }

const says = (entry: Partial<AuditItem>) =>
  auditSentence(
    {
      id: 'a',
      at: '2026-11-15T10:00:00Z',
      actorId: 'ola',
      actorName: 'Ola',
      action: 'sign-in',
      subject: 'Firewood basket',
      details: {},
      ...entry,
    },
    t,
    place,
  ).replaceAll('\u00a0', ' ')

const money = (kind: string, before: string, after: string) => ({ kind, before, after, currency: 'NOK' })

describe('the audit log says', () => {
  it.each([
    [
      'product.price-changed',
      money('price', '12000', '15000'),
      'Ola changed the price of Firewood basket from NOK 120 to NOK 150',
    ],
    [
      'product.price-changed',
      money('sale price', '', '9900'),
      'Ola set a sale price of NOK 99 for Firewood basket',
    ],
    [
      'product.price-changed',
      money('sale price', '9900', ''),
      'Ola removed the sale price of Firewood basket (NOK 99)',
    ],
    [
      'product.price-changed',
      { ...money('option', '500', ''), part: 'Matches' },
      'Ola removed Matches (NOK 5) from Firewood basket',
    ],
    [
      'product.stock-changed',
      { before: '5', after: '0' },
      'Ola changed the stock of Firewood basket from 5 to 0',
    ],
    [
      'product.stock-changed',
      { before: '5', after: '' },
      'Ola stopped counting the stock of Firewood basket',
    ],
    ['product.state-changed', { before: 'enabled', after: 'archived' }, 'Ola archived Firewood basket'],
    [
      'property.changed',
      { changed: 'checkInTime', before: '15:00', after: '16:00' },
      'Ola changed the check-in time from 15:00 to 16:00',
    ],
    [
      'property.changed',
      { changed: 'contact.phone', before: '', after: '12' },
      'Ola changed the phone number from (empty) to 12',
    ],
    ['property.changed', { changed: 'access' }, 'Ola changed the front door code or Wi-Fi details'],
    ['property.changed', { changed: 'name, brand' }, 'Ola changed the name of the property, the brand'],
    [
      'property.changed',
      { changed: 'integrationFeatures.twoWayProducts', before: 'off', after: 'on' },
      'Ola changed the booking system settings from off to on',
    ],
    [
      'request.cancelled',
      { amount: '49000', currency: 'NOK', money: 'refund', reason: 'too busy' },
      'Ola cancelled request Firewood basket: NOK 490 refunded. Reason: too busy',
    ],
    ['module.changed', { module: 'customFonts', enabled: 'off' }, 'Ola switched Custom fonts off'],
    ['plan.changed', { before: 'plus', plan: 'complete' }, 'Ola changed the plan from Plus to Complete'],
    ['member.joined', { roles: 'owner, editor' }, 'Ola joined the team as Owner, Editor'],
    [
      'guestbook.published',
      { cards: '1' },
      'Ola published version Firewood basket of the guestbook: 1 card changed',
    ],
  ] as const)('%s %o', (action, details, sentence) => {
    expect(says({ action, details })).toBe(sentence)
  })

  it('that nobody was signed in where nobody was', () => {
    expect(says({ action: 'sign-in-failed', actorId: null, subject: 'Ola' })).toBe(
      'Somebody failed to sign in as Ola',
    )
  })

  it.each(AUDIT_ACTIONS)('a whole sentence of %s', (action) => {
    const details = action === 'product.state-changed' ? { after: 'enabled' } : {}
    for (const subject of ['204', null]) {
      const sentence = says({ action, subject, details })
      expect(sentence).toMatch(/^[^{}]{8,}$/)
      expect(sentence).not.toContain('audit.says')
    }
  })

  it('asks for no words of what an entry does not name', () => {
    const asked: string[] = []
    const noting = new Proxy(t, {
      apply: (translate, self, said: [string]) => {
        asked.push(said[0])
        return Reflect.apply(translate, self, said)
      },
    })
    const entry = { id: 'a', at: '2026-11-15T10:00:00Z', actorId: 'ola', actorName: 'Ola', subject: null }
    auditSentence({ ...entry, action: 'sign-in', details: {} }, noting, place)
    expect(asked.filter((id) => id.endsWith('.'))).toEqual([])
  })
})
