import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningOfMail, MOST_BYTES_READ, MOST_LINES_READ } from './beginning-of-mail.ts'
import { readMail } from './read-mail.ts'
import { aReport } from './sample-mails.ts'

const HEADERS = 'From: Astrid <astrid@guest.example>\nMIME-Version: 1.0\n'
const mixed = (...parts: string[]) =>
  `${HEADERS}Content-Type: multipart/mixed; boundary="b"\n\n${parts.map((part) => `--b\n${part}\n`).join('')}--b--\n`
const read = (mail: string) => readMail(Buffer.from(mail))
const linesOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').split('\n').length - 1

describe('of a mail is read', () => {
  it('the beginning, so many bytes and lines and no more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('a', '\n', 'a\n', `${'a'.repeat(76)}\r\n`, 'a'.repeat(5000)),
        fc.integer({ min: 0, max: 2_000_000 }),
        (piece, size) => {
          const source = Buffer.from(piece.repeat(size / piece.length))
          const cut = beginningOfMail(source)
          expect(source.subarray(0, cut.length).equals(cut)).toBe(true)
          expect(cut.length).toBeLessThanOrEqual(MOST_BYTES_READ)
          expect(linesOf(cut)).toBeLessThanOrEqual(MOST_LINES_READ)
          const isWhole = source.length <= MOST_BYTES_READ && linesOf(source) <= MOST_LINES_READ
          if (isWhole) expect(cut.length).toBe(source.length)
          else expect(cut.length === MOST_BYTES_READ || linesOf(cut) === MOST_LINES_READ).toBe(true)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('what somebody wrote before a picture that is cut', async () => {
    const picture = `${'A'.repeat(76)}\n`.repeat(40_000)
    const mail = mixed(
      'Content-Type: text/plain\n\nOur cot is broken',
      `Content-Type: image/jpeg\nContent-Transfer-Encoding: base64\n\n${picture}`,
    )
    expect(await read(mail)).toMatchObject({ kind: 'letter', letter: { text: 'Our cot is broken' } })
  })

  it('a report before a returned mail that is cut', async () => {
    const messageId = '<one@innkeeper.example>'
    const report = aReport({ messageId, recipient: 'gone@guest.example' })
    const returned = report.replace('Dear guest', 'Dear guest\n'.repeat(300_000))
    expect(await read(returned)).toEqual({
      kind: 'report',
      report: { messageIds: [messageId], unreachable: ['gone@guest.example'] },
    })
  })

  it('nothing where its headers have no end', async () => {
    await expect(read(`From: ${'a,'.repeat(100_000)}\n\nHello`)).rejects.toThrow()
  })

  it.each([
    ['short lines', `${HEADERS}\n${'a\n'.repeat(1_000_000)}`],
    ['empty lines', `${HEADERS}\n${'\n'.repeat(2_000_000)}`],
    ['a status without an end', mixed(`Content-Type: message/delivery-status\n\n${'\n'.repeat(2_000_000)}`)],
    [
      'two parts of quotes',
      mixed(...['plain', 'html'].map((kind) => `Content-Type: text/${kind}\n\n${'\n\n>'.repeat(300_000)}`)),
    ],
    ['parts', mixed(...Array.from({ length: 100_000 }, () => '\na'))],
    ['headers', `${'A: b\n'.repeat(400_000)}\nHello`],
    ['open tags', `${HEADERS}Content-Type: text/html\n\n${'<'.repeat(2_000_000)}`],
  ])('no more of one that is all %s', async (_what, mail) => {
    await read(mail).catch(() => null)
  })
})
