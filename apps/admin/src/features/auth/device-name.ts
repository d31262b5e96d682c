/** The first that matches wins: every browser also names those it descends from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const found = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null

export type Device = { browser: string | null; system: string | null; isPhone: boolean }

/** Which device a session is on, as far as its browser tells. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? ''
  const system = found(SYSTEMS, text)
  return {
    browser: found(BROWSERS, text),
    system,
    isPhone: system === 'iPhone' || (system === 'Android' && /Mobile/.test(text)),
  }
}
