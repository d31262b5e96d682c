import type { Finding } from './finding.ts'
import { type CatalogueFile, idsOf, lineOf } from './locales-catalogues.ts'
import { isSyntaxNode, literalsOf, parseScreen, type SyntaxNode, walk } from './locales-syntax.ts'

type Use = { id: string; open: boolean; asked: boolean; path: string; line: number }

/** Where each area's texts are asked for, and what else can be asked for there. */
const readers = [
  {
    folder: 'apps/guest/src/',
    own: 'guest',
    areas: [
      'guest',
      'guestbook',
      'orders',
      'privacy',
      'failures',
      'welcome',
      'registration',
      'upgrades',
      'store',
      'survey',
      'cleaning',
      'errors',
    ],
  },
  { folder: 'apps/admin/src/', own: 'admin', areas: ['admin', 'errors'] },
  { folder: 'apps/server/src/', own: 'mail', areas: ['guest', 'orders', 'errors', 'mail'] },
]

/** Ids asked for that no catalogue has, and texts nobody asks for. */
export function checkUsage(
  files: readonly CatalogueFile[],
  sources: ReadonlyMap<string, string>,
  awaited: readonly string[],
): Finding[] {
  const uses = [...sources].flatMap(([path, source]) => usesIn(path, source))
  return [...unknown(files, uses), ...unused(files, sources, uses, awaited)]
}

function unknown(files: readonly CatalogueFile[], uses: readonly Use[]): Finding[] {
  return readers.flatMap(({ folder, own, areas }) => {
    const ids = [...idsOf(files, areas).keys()]
    return uses
      .filter((use) => use.asked && use.path.startsWith(folder) && !ids.some((id) => matches(use, id)))
      .map(({ id, path, line }) => ({
        path,
        line,
        problem: `"${id}" is in no catalogue`,
        instead: `Add it to packages/i18n/locales/en/${own}.json and the other languages.`,
      }))
  })
}

function unused(
  files: readonly CatalogueFile[],
  sources: ReadonlyMap<string, string>,
  uses: readonly Use[],
  awaited: readonly string[],
): Finding[] {
  // the errors' ids are the API's codes: held to that list, and asked for by whatever code comes back
  return files
    .filter(({ language, area }) => language === 'en' && area !== 'errors')
    .flatMap((file) => {
      const owner = readers.find(({ areas }) => areas.includes(file.area))
      // an app that has no sources yet asks for nothing
      if (!owner || ![...sources.keys()].some((path) => path.startsWith(owner.folder))) return []
      const folders = readers.filter(({ areas }) => areas.includes(file.area)).map(({ folder }) => folder)
      const own = uses.filter(({ path }) => folders.some((folder) => path.startsWith(folder)))
      const ids = [...idsOf(files, [file.area]).keys()]
        .filter((id) => !own.some((use) => matches(use, id)))
        .filter((id) => !awaited.some((beginning) => `${file.area} ${id}`.startsWith(beginning)))
      const [first] = ids
      if (first === undefined) return []
      // one finding for all: while a screen is being written there are many
      return [
        {
          path: file.path,
          line: lineOf(file, first),
          problem: `Used nowhere: ${ids.join(', ')}`,
          instead:
            'Remove them in every language, or list them as awaited in scripts/checks/locales-lists.ts.',
        },
      ]
    })
}

function matches(use: Use, id: string): boolean {
  return use.open ? id.startsWith(use.id) : id === use.id
}

/** `t('id')`, `translate(language, 'id')` and `<T id="id">` ask; any other literal may be an id on its way there. */
function usesIn(path: string, source: string): Use[] {
  const { program, lineAt } = parseScreen(path, source)
  const uses: Use[] = []
  const add = (value: unknown, asked: boolean) => {
    for (const { node, text, open } of literalsOf(value)) {
      const id = text.split('\u0000')[0] ?? ''
      if (id.length > 1) uses.push({ id, open, asked, path, line: lineAt(node) })
    }
  }
  walk(program, (node) => {
    if (node.type === 'CallExpression') add(askedId(node), true)
    else if (node.type === 'JSXOpeningElement') add(elementId(node), true)
    else if (node.type === 'Literal') add(node, false)
    // "phase.${phase}": a beginning without a dot would make half a catalogue look used
    else if (node.type === 'TemplateLiteral' && beginsLikeAnId(node)) add(node, false)
    return undefined
  })
  return uses
}

function askedId(call: SyntaxNode): unknown {
  const callee = call.callee as SyntaxNode
  const name = callee.type === 'MemberExpression' ? (callee.property as SyntaxNode).name : callee.name
  const given = call.arguments as unknown[]
  if (name === 't') return given[0]
  return name === 'translate' ? given[1] : undefined
}

function elementId(element: SyntaxNode): unknown {
  const name = (element.name as SyntaxNode).name
  if (name !== 'T' && name !== 'Trans') return undefined
  const attributes = element.attributes as SyntaxNode[]
  return attributes.find(({ name: attribute }) => isSyntaxNode(attribute) && attribute.name === 'id')?.value
}

function beginsLikeAnId(template: SyntaxNode): boolean {
  const [first] = template.quasis as { value: { cooked: string } }[]
  return /^[a-z][\w-]*\./i.test(first?.value.cooked ?? '')
}
