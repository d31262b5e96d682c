import { describe, expect, it } from 'vitest'
import { readSignatureHeader, signatureHeader, signedText } from './signature.ts'

describe('a signature', () => {
  it('is of the moment and the body together', () => {
    expect(signedText(1_763_200_000, '{"id":"1-1"}')).toBe('1763200000.{"id":"1-1"}')
  })

  it('is read as it is written, with one secret or two', () => {
    for (const signatures of [['aa'], ['aa', 'bb']]) {
      expect(readSignatureHeader(signatureHeader(17, signatures))).toEqual({ timestamp: 17, signatures })
    }
    expect(signatureHeader(17, ['aa', 'bb'])).toBe('t=17,v1=aa,v1=bb')
  })

  it.each(['', 't=17', 'v1=aa', 't=,v1=aa', 't=now,v1=aa', 'nonsense'])('is none: %s', (header) => {
    expect(readSignatureHeader(header)).toBeNull()
  })

  it('may carry what later versions add', () => {
    expect(readSignatureHeader('t=17,v2=zz,v1=aa')).toEqual({ timestamp: 17, signatures: ['aa'] })
  })
})
