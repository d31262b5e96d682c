import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { createPdf } from './pdfmake.ts'
import { QR_FORMATS, type QrLabel, type QrSheet } from './port.ts'

const LETTERS = 'Højt Ærø Ålesund Ängelholm Õismäe Šaľa Žižkov Łódź Świętokrzyskie Þingvellir Ελλάδα Київ €'

const label = (code: string, qr: string): QrLabel => ({ code, qr, category: 'Double' })
const sheet: QrSheet = {
  title: 'Codes',
  language: 'en',
  format: 'cards',
  brand: { name: 'Fjellheim', colour: '#1f3a34', inkOnColour: '#ffffff', logo: null },
  codeName: 'Room',
  invitations: ['Scan for everything.', 'Skann og få alt.'],
  address: 'stay.example/guestbook/fjellheim',
  labels: [label('a', 'b')],
}

it('a line that is too long takes nobody more, until it is shorter', async () => {
  const pdf = createPdf({ longestLine: 2 })
  const make = () => pdf.qrSheet(sheet)
  const waiting = [make(), make()]
  await expect(make()).rejects.toMatchObject({ code: 'server/unavailable' })
  await Promise.all(waiting)
  expect((await make()).byteLength).toBeGreaterThan(0)
})

describe('a sheet of QR codes', () => {
  const pdf = createPdf()

  it('has all letters and codes that an independent reader reads', async () => {
    const addresses = [
      'https://stay.example/guestbook/fjellheim?l=abc',
      'https://stay.example/?l=a-longer_one1',
    ]
    const labels = addresses.map((address) => label('204', address))
    const read = readPdf(await pdf.qrSheet({ ...sheet, invitations: [LETTERS], labels }))
    expect(read.pages).toBe(1)
    expect(read.qrCodes.toSorted()).toEqual(addresses.toSorted())
    for (const word of LETTERS.split(' ')) expect(read.text).toContain(word)
  })

  const PAGES = { cards: 2, a6: 10, stickers: 1, list: 2 } as const
  it.each(QR_FORMATS)(
    'of the format %s has as many pages as its labels need, each code readable',
    async (format) => {
      const labels = Array.from({ length: 10 }, (_, index) =>
        label(`Room ${index}`, `https://stay.example/guestbook/fjellheim?l=${index}`),
      )
      const longest = 'Skanni ja leia kõik oma peatumise kohta: wifi, hommikusöök, soovitused ja muu.'
      const read = readPdf(
        await pdf.qrSheet({ ...sheet, format, labels, invitations: [longest, longest, longest] }),
      )
      expect(read.pages).toBe(PAGES[format])
      expect(read.qrCodes.toSorted()).toEqual(labels.map(({ qr }) => qr).toSorted())
      expect(read.text).toContain('Room 9')
      expect(read.text).toContain('Skanni')
    },
  )

  it('carries the logo in place of the name', async () => {
    const red = { width: 300, height: 100, channels: 3 as const, background: '#ff0000' }
    const logo = await sharp({ create: red }).png().toBuffer()
    const withLogo = await pdf.qrSheet({ ...sheet, format: 'a6', brand: { ...sheet.brand, logo } })
    const without = await pdf.qrSheet({ ...sheet, format: 'a6' })
    expect(readPdf(withLogo).text).not.toContain('Fjellheim')
    expect(readPdf(without).text).toContain('Fjellheim')
    const hasImage = (bytes: Uint8Array) => Buffer.from(bytes).includes('/Subtype /Image')
    expect([hasImage(withLogo), hasImage(without)]).toEqual([true, false])
  })

  it('that cannot be made fails, and the next one is made', async () => {
    await expect(pdf.qrSheet({ ...sheet, labels: [label('too much', 'x'.repeat(5000))] })).rejects.toThrow()
    await expect(pdf.qrSheet(sheet)).resolves.toBeInstanceOf(Uint8Array)
  })
})
