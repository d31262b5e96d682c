import { MODULE_KINDS } from '../module-kinds.ts'
import { valueAt, withValueAt } from './paths.ts'
import { IS_THERE, type ModuleLook, type ModuleWords } from './template-draft.ts'
import { isModuleType, wordPathsOf } from './word-paths.ts'

/** A module that cannot be read is carried as it is, under this path of its words. */
const AS_STORED = 'asStored'
const PROPS = 'props.'

type Split = { look: ModuleLook; words: ModuleWords }

/** What of a module is the same in all languages, and what is written in this one. */
export function splitModule(module: object): Split {
  const type = valueAt(module, 'type')
  const words: Record<string, unknown> = { [IS_THERE]: true }
  let rest = module
  for (const { path } of wordPathsOf(type)) {
    const value = valueAt(module, path)
    if (value === undefined) continue
    words[path] = value
    rest = withValueAt(rest, path, undefined)
  }
  const { id: _, props, ...outer } = rest as { id: unknown; props: object }
  const inner = Object.entries(props).map(([name, value]) => [PROPS + name, value])
  return { look: { ...outer, ...Object.fromEntries(inner) }, words }
}

/** Something stored that this version cannot read: it stays, in its place and its language. */
export function splitUnknown(stored: unknown): Split {
  return { look: { type: '' }, words: { [IS_THERE]: true, [AS_STORED]: stored } }
}

export function isUnknown(words: ModuleWords): boolean {
  return AS_STORED in words
}

/** A copy has the look and the words of the first: only the id tells them apart. */
const joined = new WeakMap<ModuleLook, WeakMap<ModuleWords, Map<string, unknown>>>()

/** The module of a look and words, as it is stored. The same ones give the same object. */
export function joinModule(id: string, look: ModuleLook, words: ModuleWords): unknown {
  if (isUnknown(words)) return words[AS_STORED]
  const byWords = joined.get(look) ?? new WeakMap<ModuleWords, Map<string, unknown>>()
  joined.set(look, byWords)
  const byId = byWords.get(words) ?? new Map<string, unknown>()
  byWords.set(words, byId)
  const made = byId.get(id) ?? join(id, look, words)
  byId.set(id, made)
  return made
}

function join(id: string, look: ModuleLook, words: ModuleWords): unknown {
  const props: Record<string, unknown> = {}
  const module: Record<string, unknown> = { id, props }
  for (const [path, value] of Object.entries(look)) {
    if (path.startsWith(PROPS)) props[path.slice(PROPS.length)] = value
    else module[path] = value
  }
  const start = isModuleType(look.type) ? MODULE_KINDS[look.type].start() : {}
  return wordPathsOf(look.type).reduce<Record<string, unknown>>(
    // What a picture shows is nothing where there is no picture.
    (whole, { path, isAlt }) => withValueAt(whole, path, words[path] ?? (isAlt ? '' : valueAt(start, path))),
    module,
  )
}
