import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkedMessage } from './checked-message.ts'
import { MailError, type MailMessage } from './port.ts'

const message: MailMessage = { to: 'guest@example.com', subject: 'Welcome', text: 'See you soon.' }
const check = (change: Partial<MailMessage>) => () => checkedMessage({ ...message, ...change })

describe('a mail before it is sent', () => {
  it('passes with an ordinary content, also a text of several lines', () => {
    const full = {
      text: 'Dear guest,\r\n\r\nBcc: is just a word here.',
      html: '<p>\n</p>',
      replyTo: 'front.desk+12@fjellheim.example',
      fromName: 'Hotel "Fjellheim", Norway',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }
    expect(check(full)()).toEqual({ ...message, ...full })
  })

  it('is refused when a field would start a new header line', () => {
    const controls = fc.constantFrom('\r', '\n', '\r\n', '\0', '\u0085', '\t')
    fc.assert(
      fc.property(fc.string(), controls, fc.string(), (before, control, after) => {
        const value = `${before}${control}${after}`
        expect(check({ subject: value })).toThrow(MailError)
        expect(check({ fromName: value })).toThrow(MailError)
        expect(check({ to: `${value}@example.com` })).toThrow(MailError)
        expect(check({ replyTo: `guest@${value}` })).toThrow(MailError)
        expect(check({ headers: { 'X-Hotel': value } })).toThrow(MailError)
        expect(check({ headers: { [value]: 'x' } })).toThrow(MailError)
      }),
    )
  })

  it('is refused when its recipient is not exactly one bare address', () => {
    const notOne = ['', 'guest', '@', 'a@b@c', 'a@b.example,c@d.example', 'a@b.example; c@d.example']
    for (const to of [
      ...notOne,
      'Kari <kari@b.example>',
      '"a,b"@c.example',
      'a b@c.example',
      `${'a'.repeat(251)}@b.c`,
    ]) {
      expect(check({ to }), to).toThrow(MailError)
      expect(check({ replyTo: to }), to).toThrow(MailError)
    }
  })

  it('is refused when an extra header says who, what or how', () => {
    for (const name of [
      'Bcc',
      'cc',
      'TO',
      'From',
      'Sender',
      'Subject',
      'Content-Type',
      'Resent-To',
      'X Y',
      '',
    ]) {
      expect(check({ headers: { [name]: 'x' } }), name).toThrow(MailError)
    }
  })

  it('takes a few small files by a plain name', () => {
    const file = { fileName: 'Kvittering 1042.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }
    expect(check({ attachments: [file] })).not.toThrow()
    for (const change of [
      { fileName: '../etc/passwd' },
      { fileName: 'a\r\nBcc: x@y.example' },
      { fileName: '' },
      { type: 'application/pdf; name=x' },
      { content: Buffer.alloc(6_000_000) },
    ]) {
      expect(check({ attachments: [{ ...file, ...change }] })).toThrow(MailError)
    }
    expect(check({ attachments: Array.from({ length: 6 }, () => file) })).toThrow(MailError)
  })

  it('is refused when it is too large', () => {
    expect(check({ text: 'x'.repeat(3_000_000) })).toThrow(MailError)
    expect(check({ subject: 'x'.repeat(501) })).toThrow(MailError)
  })
})
