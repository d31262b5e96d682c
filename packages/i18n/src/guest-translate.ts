import type { Messages } from '@lingui/core'
import type { Translate } from './catalogue-types.ts'
import { intlLocaleFor } from './languages.ts'

type Values = Readonly<Record<string, unknown>>
type Tokens = string | readonly Token[]
type Token = string | readonly [name: string, type?: string, choices?: unknown]
type Plurals = Readonly<Record<string, Tokens>> & { offset?: number }

/**
 * The typed `t('key', values)` of guest pages. Their texts have placeholders, plurals and plain numbers; writing those
 * ourselves takes a kilobyte less of every first view than the library that knows all of ICU. A test holds both
 * against each other on every text guests read.
 */
export function guestTranslate<Texts>(language: string, messages: Messages): Translate<Texts> {
  const locale = intlLocaleFor(language)
  const formatNumber = (value: unknown) => new Intl.NumberFormat(locale).format(value as number)

  const write = (tokens: Tokens, values: Values, count?: number): string =>
    typeof tokens === 'string' ? tokens : tokens.map((token) => part(token, values, count)).join('')
  const part = (token: Token, values: Values, count?: number): string => {
    if (token === '#' && count !== undefined) return formatNumber(count)
    if (typeof token === 'string') return token
    const [name, type, choices] = token
    const value = values[name]
    if (type === 'plural') return plural(value as number, choices as Plurals, values)
    return type ? formatNumber(value) : String(value ?? '')
  }
  const plural = (value: number, choices: Plurals, values: Values): string => {
    const count = value - (choices.offset ?? 0)
    const chosen = choices[value] ?? choices[new Intl.PluralRules(locale).select(count)] ?? choices.other
    return write(chosen ?? '', values, count)
  }
  const translate = (id: string, values: Values = {}) => write((messages[id] as Tokens) ?? id, values)
  return translate as Translate<Texts>
}
