import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { createPdf } from './pdfmake.ts'
import type { Label } from './port.ts'

const LETTERS = 'Højt Ærø Ålesund Ängelholm Õismäe Šaľa Žižkov Łódź Świętokrzyskie Þingvellir Ελλάδα Київ €'

const label = (text: string, qr: string): Label => ({
  qr,
  lines: [{ text, size: 10, weight: 'bold', tone: 'ink' }],
})

it('a line that is too long takes nobody more, until it is shorter', async () => {
  const pdf = createPdf({ longestLine: 2 })
  const sheet = {
    title: 'Labels',
    language: 'en',
    columns: 1,
    rowHeight: 30,
    labels: [label('a', 'b')],
  } as const
  const make = () => pdf.labelSheet({ ...sheet, labels: [...sheet.labels] })
  const waiting = [make(), make()]
  await expect(make()).rejects.toMatchObject({ code: 'server/unavailable' })
  await Promise.all(waiting)
  expect((await make()).byteLength).toBeGreaterThan(0)
})

describe('a sheet of labels', () => {
  const pdf = createPdf()
  const sheet = { title: 'Labels', language: 'en', columns: 2, rowHeight: 66 } as const

  it('has all letters and codes that an independent reader reads', async () => {
    const addresses = [
      'https://stay.example/guestbook/fjellheim?l=abc',
      'https://stay.example/?l=a-longer_one1',
    ]
    const labels = addresses.map((address) => label(LETTERS, address))
    const read = readPdf(await pdf.labelSheet({ ...sheet, labels }))
    expect(read.pages).toBe(1)
    expect(read.qrCodes.toSorted()).toEqual(addresses.toSorted())
    for (const word of LETTERS.split(' ')) expect(read.text).toContain(word)
  })

  it('breaks into pages between labels, and two are made one after the other', async () => {
    const labels = Array.from({ length: 9 }, (_, index) =>
      label(`Room ${index}`, `https://stay.example/${index}`),
    )
    const [cards, list] = await Promise.all([
      pdf.labelSheet({ ...sheet, labels }),
      pdf.labelSheet({ ...sheet, columns: 1, rowHeight: 30, labels }),
    ])
    expect([readPdf(cards).pages, readPdf(list).pages]).toEqual([2, 1])
    expect(readPdf(list).qrCodes.toSorted()).toEqual(labels.map(({ qr }) => qr).toSorted())
  })

  it('that cannot be made fails, and the next one is made', async () => {
    const broken = { ...sheet, labels: [label('too much', 'x'.repeat(5000))] }
    await expect(pdf.labelSheet(broken)).rejects.toThrow()
    await expect(pdf.labelSheet({ ...sheet, labels: [label('fine', 'x')] })).resolves.toBeInstanceOf(
      Uint8Array,
    )
  })
})
