import { expect, test } from 'vitest'
import { judgeFile } from './judge-file.ts'

const jpeg = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)])
const pdf = new Blob(['%PDF-1.7\n'])

test('a file is looked at before it is sent, whatever its name and type say', async () => {
  expect(await judgeFile(jpeg)).toBeNull()
  expect(await judgeFile(new File(['<html>'], 'lake.jpg', { type: 'image/jpeg' }))).toBe(
    'media/type-not-allowed',
  )
  expect(await judgeFile(new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'a.jpg'))).toBe('media/heic')
  expect(await judgeFile(new Blob([]))).toBe('media/broken')
})

test('where a picture is wanted a document is refused, and the other way round', async () => {
  expect(await judgeFile(pdf, 'document')).toBeNull()
  expect(await judgeFile(pdf, 'picture')).toBe('media/type-not-allowed')
  expect(await judgeFile(jpeg, 'document')).toBe('media/type-not-allowed')
})
