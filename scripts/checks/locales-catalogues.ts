import { placeholders } from '../../packages/i18n/placeholders.ts'
import type { Finding } from './finding.ts'

export type CatalogueFile = { path: string; language: string; area: string; source: string }

type Entry = { id: string; text: string; line: number }

/** Texts this short (OK, Menu, Website) are often the same by right. */
const LONGEST_COMMON_TEXT = 12

/** Every language of an area against English: same ids, same placeholders, no empty or untranslated text. */
export function checkCatalogues(
  files: readonly CatalogueFile[],
  sameAsEnglish: readonly string[],
): Finding[] {
  return files.flatMap((file) => {
    const english = files.find(({ language, area }) => language === 'en' && area === file.area)
    const own = entriesOf(file)
    if (!english || file === english) return [...own.findings, ...faultsOf(file, own.entries)]
    const reference = entriesOf(english).entries
    return [
      ...own.findings,
      ...faultsOf(file, own.entries),
      ...differences(file, own.entries, reference),
      ...untranslated(file, own.entries, reference, sameAsEnglish),
    ]
  })
}

/** Every code the API can answer with has a text, and no text is left of a code that is gone. */
export function checkErrorCodes(files: readonly CatalogueFile[], codes: readonly string[]): Finding[] {
  const english = files.find(({ language, area }) => language === 'en' && area === 'errors')
  if (!english) return []
  const { entries } = entriesOf(english)
  const missing = codes
    .filter((code) => !entries.some(({ id }) => id === code))
    .map((code) =>
      finding(english, 1, `The error code "${code}" has no text`, 'Write one in every language.'),
    )
  const left = entries
    .filter(({ id }) => !codes.includes(id))
    .map(({ id, line }) => finding(english, line, `"${id}" is no error code`, 'Remove it in every language.'))
  return [...missing, ...left]
}

function faultsOf(file: CatalogueFile, entries: readonly Entry[]): Finding[] {
  return entries.flatMap(({ id, text, line }) => {
    if (text.trim() === '') return [finding(file, line, `"${id}" is empty`, 'Write the text.')]
    if (!placeholdersOf(text)) return [finding(file, line, `"${id}" is no ICU message`, 'Check its braces.')]
    return []
  })
}

function differences(file: CatalogueFile, own: readonly Entry[], reference: readonly Entry[]): Finding[] {
  const missing = reference
    .filter(({ id }) => !own.some((entry) => entry.id === id))
    .map(({ id }) => finding(file, 1, `"${id}" is missing`, 'Translate it from English.'))
  const others = own.flatMap(({ id, text, line }) => {
    const english = reference.find((entry) => entry.id === id)
    if (!english) return [finding(file, line, `"${id}" is not in English`, 'Add it there or remove it here.')]
    const [ours, theirs] = [placeholdersOf(text), placeholdersOf(english.text)]
    if (!ours || !theirs || ours === theirs) return []
    return [finding(file, line, `"${id}" has the placeholders ${ours}`, `English has ${theirs}.`)]
  })
  return [...missing, ...others]
}

function untranslated(
  file: CatalogueFile,
  own: readonly Entry[],
  reference: readonly Entry[],
  sameAsEnglish: readonly string[],
): Finding[] {
  return own
    .filter(
      ({ id, text }) =>
        text.length > LONGEST_COMMON_TEXT && text === reference.find((r) => r.id === id)?.text,
    )
    .filter(({ id }) => !sameAsEnglish.includes(`${file.language}/${file.area} ${id}`))
    .map(({ id, line }) =>
      finding(
        file,
        line,
        `"${id}" is still English`,
        'Translate it, or list it in scripts/checks/locales-lists.ts.',
      ),
    )
}

function placeholdersOf(text: string): string | undefined {
  try {
    const names = [...placeholders(text)].map(([name, kind]) => `{${name}: ${kind}}`).sort()
    return names.length === 0 ? 'none' : names.join(' ')
  } catch {
    return undefined
  }
}

/** The ids as they stand in the file, in its lines: parsing alone would hide an id written twice. */
function entriesOf(file: CatalogueFile): { entries: Entry[]; findings: Finding[] } {
  const texts = JSON.parse(file.source) as Record<string, string>
  const findings: Finding[] = []
  const lines = new Map<string, number>()
  for (const [index, line] of file.source.split('\n').entries()) {
    const id = /^\s*"((?:[^"\\]|\\.)*)"\s*:/.exec(line)?.[1]
    if (id === undefined) continue
    if (lines.has(id))
      findings.push(finding(file, index + 1, `"${id}" is written twice`, 'Keep one of them.'))
    lines.set(id, index + 1)
  }
  return {
    entries: Object.entries(texts).map(([id, text]) => ({ id, text, line: lines.get(id) ?? 1 })),
    findings,
  }
}

function finding(file: CatalogueFile, line: number, problem: string, instead: string): Finding {
  return { path: file.path, line, problem, instead }
}

export function idsOf(files: readonly CatalogueFile[], areas: readonly string[]): Map<string, CatalogueFile> {
  const english = files.filter(({ language, area }) => language === 'en' && areas.includes(area))
  return new Map(english.flatMap((file) => entriesOf(file).entries.map(({ id }) => [id, file] as const)))
}

export function lineOf(file: CatalogueFile, id: string): number {
  return entriesOf(file).entries.find((entry) => entry.id === id)?.line ?? 1
}
