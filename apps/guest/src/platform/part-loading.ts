import { LAZY_PART_TIMEOUT_MS } from '@innkeeper/domain/guestbook/constants.ts'
import { createPartLoader, type PartLoader } from '@innkeeper/ui/part-loader.ts'
import { onReturn } from './on-return.ts'
import { findTrouble } from './part-trouble.ts'
import { requireStylesheets, reviveStylesheets } from './revive-stylesheets.ts'

/** Loads a part of the app that is not in the first view; the one way all of them load. */
export function partLoader<T>(load: () => Promise<T>): PartLoader<T> {
  const loadWhole = async () => {
    // Styles that were asked for once more and did not come: the script would not either.
    requireStylesheets()
    const part = await load()
    requireStylesheets()
    return part
  }
  return createPartLoader(loadWhole, {
    limitMs: LAZY_PART_TIMEOUT_MS,
    findTrouble,
    pause: async (ms) => {
      await pauseOrReturn(ms)
      await reviveStylesheets()
    },
    random: Math.random,
  })
}

function pauseOrReturn(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, ms)
    const stop = onReturn(end)
  })
}
