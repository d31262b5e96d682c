import { describe, expect, it } from 'vitest'
import { ACCEPTED, DRAWING_MAX_BYTES, judgeUpload } from './accepted.ts'
import { UPLOAD_MAX_BYTES } from './sizes.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const jpeg = bytes('\xff\xd8\xff\xe0')

describe('an upload', () => {
  it('is taken up to 20 MB, and refused with one byte more', () => {
    expect(judgeUpload(UPLOAD_MAX_BYTES, jpeg)).toEqual({ ok: true, type: 'jpeg', kind: 'picture' })
    expect(judgeUpload(UPLOAD_MAX_BYTES + 1, jpeg)).toEqual({ ok: false, code: 'media/too-large' })
  })

  it('is a document when it is a PDF', () => {
    expect(judgeUpload(10, bytes('%PDF-1.4\n'))).toEqual({ ok: true, type: 'pdf', kind: 'document' })
  })

  it('is refused with the reason', () => {
    expect(judgeUpload(0, bytes(''))).toEqual({ ok: false, code: 'media/broken' })
    expect(judgeUpload(9, bytes('<html></>'))).toEqual({ ok: false, code: 'media/type-not-allowed' })
    expect(judgeUpload(99, bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toEqual({
      ok: false,
      code: 'media/heic',
    })
    expect(judgeUpload(DRAWING_MAX_BYTES + 1, bytes('<svg>'))).toEqual({ ok: false, code: 'media/too-large' })
  })

  it('is asked of phones as JPEG, never as HEIC', () => {
    expect(ACCEPTED.picture).toMatch(/^image\/jpeg,/)
    expect(ACCEPTED.picture).not.toMatch(/hei[cf]|\*/)
  })
})
