import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findChromium } from './chromium.ts'

describe('the browser for the journeys', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
  })

  it('is not a stand-in that only tells how to install one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'innkeeper-chromium-'))
    const standIn = join(folder, 'chromium')
    writeFileSync(standIn, '#!/bin/sh\necho "please install the snap" >&2\nexit 1\n')
    chmodSync(standIn, 0o755)
    expect(findChromium({ PATH: folder })).not.toBe(standIn)
    rmSync(folder, { recursive: true })
  })

  it('is not silently another one when CHROMIUM_PATH is wrong', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('/nowhere/chromium')
  })
})
