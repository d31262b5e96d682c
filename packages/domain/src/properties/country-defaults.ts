import { DEFAULT_TIME_ZONE } from '../time.ts'
import { DEFAULT_CURRENCY, FALLBACK_COUNTRY } from './constants.ts'

/** `languages` by the countries that key them (spec 3), the one guests read first at the front. */
export type CountryDefaults = { currency: string; timeZone: string; languages: readonly string[] }

/** Country: currency, time zone of its capital, languages its hotels write in. English comes last where it is no first. */
const ROWS = `
DK: DKK Europe/Copenhagen DK GB DE
NO: NOK Europe/Oslo NO GB
SE: SEK Europe/Stockholm SE GB
FI: EUR Europe/Helsinki FI SE GB
IS: ISK Atlantic/Reykjavik IS GB
FO: DKK Atlantic/Faroe FO DK GB
GL: DKK America/Nuuk GL DK GB
EE: EUR Europe/Tallinn EE FI GB
LV: EUR Europe/Riga LV GB
LT: EUR Europe/Vilnius LT GB
GB: GBP Europe/London GB
IE: EUR Europe/Dublin GB
DE: EUR Europe/Berlin DE GB
AT: EUR Europe/Vienna DE GB
CH: CHF Europe/Zurich DE FR IT GB
LI: CHF Europe/Vaduz DE GB
NL: EUR Europe/Amsterdam NL GB DE
BE: EUR Europe/Brussels NL FR GB
LU: EUR Europe/Luxembourg FR DE GB
FR: EUR Europe/Paris FR GB
ES: EUR Europe/Madrid ES GB
PT: EUR Europe/Lisbon PT GB
IT: EUR Europe/Rome IT GB
MT: EUR Europe/Malta GB IT
GR: EUR Europe/Athens GR GB
CY: EUR Asia/Nicosia GR GB
PL: PLN Europe/Warsaw PL GB
CZ: CZK Europe/Prague CZ GB
SK: EUR Europe/Bratislava SK GB
HU: HUF Europe/Budapest HU GB
SI: EUR Europe/Ljubljana SI GB
HR: EUR Europe/Zagreb HR GB DE
RO: RON Europe/Bucharest RO GB
BG: EUR Europe/Sofia BG GB
TR: TRY Europe/Istanbul TR GB
US: USD America/New_York US
CA: CAD America/Toronto US FR
AU: AUD Australia/Sydney GB
NZ: NZD Pacific/Auckland GB
`

const BY_COUNTRY: ReadonlyMap<string, CountryDefaults> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [country = '', currency = '', timeZone = '', ...languages] = row.split(/:? /)
      return [country, { currency, timeZone, languages }]
    }),
)

const ELSEWHERE: CountryDefaults = {
  currency: DEFAULT_CURRENCY,
  timeZone: DEFAULT_TIME_ZONE,
  languages: [FALLBACK_COUNTRY],
}

/** Countries whose ways are known here. */
export const KNOWN_COUNTRIES: readonly string[] = [...BY_COUNTRY.keys()]

/** Currency, time zone and languages a new property begins with; its staff can say otherwise. */
export function countryDefaults(country: string): CountryDefaults {
  return BY_COUNTRY.get(country) ?? ELSEWHERE
}
