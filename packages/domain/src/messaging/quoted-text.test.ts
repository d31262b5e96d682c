import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutQuote } from './quoted-text.ts'

const ANSWER = 'Yes please, at seven.\n\nBest, Astrid'

describe('what somebody wrote in an answer', () => {
  it.each([
    ['English', 'On Tue, 3 Nov 2026 at 14:20, Fjellheim <stay@fjellheim.example> wrote:'],
    ['English on two lines', 'On Tue, 3 Nov 2026 at 14:20, Fjellheim\n<stay@fjellheim.example> wrote:'],
    ['Danish', 'Den tirs. 3. nov. 2026 kl. 14.20 skrev Fjellheim <stay@fjellheim.example>:'],
    ['Norwegian', 'tir. 3. nov. 2026 kl. 14:20 skrev Fjellheim <stay@fjellheim.example>:'],
    ['Finnish', 'ti 3. marrask. 2026 klo 14.20 Fjellheim (stay@fjellheim.example) kirjoitti:'],
    ['Dutch', 'Op di 3 nov 2026 om 14:20 schreef Fjellheim <stay@fjellheim.example>:'],
    ['Estonian', 'Kuupäev 3. november 2026 kell 14:20 kirjutas Fjellheim <stay@fjellheim.example>:'],
  ])('has no quote below it: %s', (_language, introduction) => {
    expect(withoutQuote(`${ANSWER}\n\n${introduction}\n\n> Do you want breakfast?\n> Fjellheim`)).toBe(ANSWER)
    expect(withoutQuote(`${ANSWER}\r\n${introduction}\r\nDo you want breakfast?\r\n`)).toBe(ANSWER)
  })

  it.each([
    ['a line between', '-----Original Message-----\nFrom: Fjellheim\nDo you want breakfast?'],
    ['a Danish one', '-----Oprindelig meddelelse-----\nDo you want breakfast?'],
    [
      'a block of headers',
      '________________________________\nFrom: Fjellheim <a@b.example>\nSent: Tuesday\nTo: Astrid\nSubject: Hi\n\nDo you?',
    ],
    [
      'a Swedish block',
      'Från: Fjellheim <a@b.example>\nSkickat: den 3 november\nTill: Astrid\nÄmne: Hej\n\nVill du?',
    ],
  ])('has no mail of Outlook below it: %s', (_what, below) => {
    expect(withoutQuote(`${ANSWER}\n\n${below}`)).toBe(ANSWER)
  })

  it('stays where it stands between the lines of the quote', () => {
    const mail = 'On 3 Nov 2026 Fjellheim wrote:\n> Breakfast?\nYes please\n> A taxi?\nNo thank you'
    expect(withoutQuote(mail)).toBe('Yes please\nNo thank you')
  })

  it('stays where it only looks like a quote', () => {
    const words = 'My wife wrote:\nI come from: Oslo\nFrom: our side all is fine.'
    expect(withoutQuote(words)).toBe(words)
  })

  it('is never cut to nothing', () => {
    expect(withoutQuote('> only a quote')).toBe('> only a quote')
    expect(withoutQuote('On 3 Nov 2026 Fjellheim wrote:\nBreakfast?')).toBe(
      'On 3 Nov 2026 Fjellheim wrote:\nBreakfast?',
    )
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('> a', 'b', '', 'On 3 Nov x wrote:', 'From: a', 'Sent: b')),
        (lines) => {
          const text = lines.join('\n')
          expect(withoutQuote(text) === '').toBe(text.trim() === '')
        },
      ),
    )
  })

  /** Each would take minutes where a rule looked at the rest of the text again from every line. */
  it.each(['\n\n>', '\n', ' ', ' \n', '> ', '>\n', 'On 1 ', 'On 1 wrote\n', '1:\n', 'From: a\n', '_', '-'])(
    'is found in a megabyte of %j in one go',
    (piece) => {
      withoutQuote(piece.repeat(1_000_000 / piece.length))
    },
  )
})
