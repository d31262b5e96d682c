import { ensureChromium } from '../chromium.ts'
import { type Engine, onEngine } from './engines.ts'
import { playwright } from './runners.ts'
import type { Totals } from './totals.ts'

/** All journeys in a real browser, or those in the named files. */
export function journeys(engine: Engine, files: readonly string[] = []): Promise<Totals> {
  return onEngine(engine, async (env) => {
    const chromium = await ensureChromium((line) => console.log(line))
    return playwright(engine, { ...env, CHROMIUM_PATH: chromium }, files)
  })
}
