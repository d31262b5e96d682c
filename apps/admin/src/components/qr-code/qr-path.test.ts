import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

describe('the QR code', () => {
  /** The modules that a path paints. */
  function painted(path: string, size: number): boolean[][] {
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
    }
    return rows
  }

  test('paints exactly the dark modules', () => {
    const { data, size } = encode('otpauth://totp/Innkeeper:owner?secret=JBSWY3DPEHPK3PXP', { border: 4 })
    expect(painted(qrPath(data), size)).toEqual(data)
  })
})
