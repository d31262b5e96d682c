/** A language a property can offer its own content in; properties key them by country (spec 3, spec 9). */
export interface ContentLanguage {
  readonly code: string
  readonly country: string
  readonly title: string
  readonly nativeName: string
}

const rows = `
en GB English | English
da DK Danish | Dansk
fi FI Finnish | Suomi
nl NL Dutch | Nederlands
no NO Norwegian | Norsk
sv SE Swedish | Svenska
et EE Estonian | Eesti
de DE German | Deutsch
fr FR French | Français
es ES Spanish | Español
it IT Italian | Italiano
pt PT Portuguese | Português
pt-BR BR Portuguese (Brazil) | Português (Brasil)
en-US US English (United States) | English (United States)
is IS Icelandic | Íslenska
fo FO Faroese | Føroyskt
kl GL Greenlandic | Kalaallisut
ga IE Irish | Gaeilge
lb LU Luxembourgish | Lëtzebuergesch
ca AD Catalan | Català
mt MT Maltese | Malti
lv LV Latvian | Latviešu
lt LT Lithuanian | Lietuvių
pl PL Polish | Polski
cs CZ Czech | Čeština
sk SK Slovak | Slovenčina
hu HU Hungarian | Magyar
ro RO Romanian | Română
bg BG Bulgarian | Български
sl SI Slovenian | Slovenščina
hr HR Croatian | Hrvatski
bs BA Bosnian | Bosanski
sr RS Serbian | Српски
mk MK Macedonian | Македонски
sq AL Albanian | Shqip
el GR Greek | Ελληνικά
tr TR Turkish | Türkçe
uk UA Ukrainian | Українська
be BY Belarusian | Беларуская
ru RU Russian | Русский
ka GE Georgian | ქართული
hy AM Armenian | Հայերեն
az AZ Azerbaijani | Azərbaycanca
kk KZ Kazakh | Қазақша
he IL Hebrew | עברית
ar SA Arabic | العربية
fa IR Persian | فارسی
ur PK Urdu | اردو
hi IN Hindi | हिन्दी
bn BD Bengali | বাংলা
th TH Thai | ไทย
vi VN Vietnamese | Tiếng Việt
id ID Indonesian | Bahasa Indonesia
ms MY Malay | Bahasa Melayu
zh-Hans CN Chinese (simplified) | 简体中文
zh-Hant TW Chinese (traditional) | 繁體中文
ja JP Japanese | 日本語
ko KR Korean | 한국어
`

export const contentLanguages: readonly ContentLanguage[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [names = '', nativeName = ''] = row.split(' | ')
    const [code = '', country = '', ...title] = names.split(' ')
    return { code, country, title: title.join(' '), nativeName }
  })

/** Content falls back to British English when a property's default is missing (spec 9). */
export const fallbackCountry = 'GB'

export function contentLanguageOf(country: string): ContentLanguage | undefined {
  return contentLanguages.find((language) => language.country === country)
}

/** What staff call it, who read English whatever guests read. */
export function englishNameOf(code: string): string | undefined {
  return contentLanguages.find((language) => language.code === code)?.title
}
