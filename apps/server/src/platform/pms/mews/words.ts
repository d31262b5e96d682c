type Texts = Readonly<Record<string, string | null>> | null | undefined

/** A text in the house's own language there, else in English, else in any; empty where there is none. */
export function textOf(texts: Texts, language: string | null | undefined): string {
  const known = Object.entries(texts ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const inLanguage = (code: string) => known.find(([key]) => key.startsWith(code))?.[1]
  const own = language ? known.find(([key]) => key === language)?.[1] : undefined
  return own ?? inLanguage('en') ?? known[0]?.[1] ?? ''
}

/** A duration of a day (`P0M0DT15H30M0S`) as a clock time; null where it is none. */
export function clockOfOffset(duration: string | null | undefined): string | null {
  const match = /^P(?:0+[YMWD])*(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+(?:\.\d+)?S)?)?$/.exec(duration ?? '')
  if (!match) return null
  const [hours, minutes] = [Number(match[1] ?? 0), Number(match[2] ?? 0)]
  if (hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
