import type { Page } from '@playwright/test'

type Heard = { chimes: number }

/** Counts what would be heard: a machine without a loudspeaker plays nothing. One chime has two notes. */
export async function hearChimes(page: Page, from: 'at once' | 'the first press' = 'at once'): Promise<void> {
  await page.addInitScript((isSilentAtFirst) => {
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
    // Browsers are silent until somebody has pressed something on the page.
    let isPressed = !isSilentAtFirst
    addEventListener('pointerdown', () => {
      isPressed = true
    })
    class Audio {
      state = isSilentAtFirst ? 'suspended' : 'running'
      currentTime = 0
      destination = new Node()
      resume = async () => {
        if (isPressed) this.state = 'running'
      }
    }
    Object.assign(window, { heard, AudioContext: Audio, OscillatorNode: Node, GainNode: Node })
  }, from === 'the first press')
}

/** How many since the page was loaded. */
export function heardChimes(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard.chimes)
}
