import { expect, test } from 'vitest'
import { fileOfData } from './logo-file.ts'

test('a chosen file comes back from its address byte by byte', async () => {
  const bytes = Uint8Array.from([0, 137, 80, 78, 71, 255])
  const data = `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`
  const file = fileOfData(data, 'mark.png')
  expect([file.name, file.type]).toEqual(['mark.png', 'image/png'])
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
})
