import type { Page } from '@playwright/test'

type Heard = { chimes: number }

/** Counts what would be heard: a machine without a loudspeaker plays nothing. One chime has two notes. */
export async function hearChimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { chimes: 0 }
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    class Node {
      gain = gain
      connect = (next: unknown) => next
      start = () => {
        heard.chimes += 0.5
      }
      stop() {}
    }
    class Audio {
      state = 'running'
      currentTime = 0
      destination = new Node()
      resume = () => Promise.resolve()
    }
    Object.assign(window, { heard, AudioContext: Audio, OscillatorNode: Node, GainNode: Node })
  })
}

/** How many since the page was loaded. */
export function heardChimes(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard.chimes)
}
