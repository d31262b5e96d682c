import { parseSync } from 'oxc-parser'

export type ImportOf = { specifier: string; line: number }
export type ImpureUse = { name: string; line: number }
export type ModuleFacts = { imports: ImportOf[]; impure: ImpureUse[] }

type Node = { type: string; start: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const OUTSIDE_NAMES = new Set(['process', 'fetch', 'crypto', 'performance', 'globalThis'])
const OUTSIDE_MEMBERS = new Set(['Date.now', 'Math.random', 'Temporal.Now'])

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined

/** The text of `import(...)`, in code and in types, and of `import`/`export ... from`. */
function specifierOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType': {
      const source = (node.source ?? node.argument) as { value?: unknown } | null | undefined
      return typeof source?.value === 'string' ? source.value : undefined
    }
    default:
      return undefined
  }
}

function impureNameOf(node: Node): string | undefined {
  if (node.type === 'MemberExpression') {
    const member = `${nameOf(node.object)}.${nameOf(node.property)}`
    return OUTSIDE_MEMBERS.has(member) ? member : undefined
  }
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const bare = node.type === 'CallExpression' || (node.arguments as unknown[]).length === 0
    return nameOf(node.callee) === 'Date' && bare ? 'new Date()' : undefined
  }
  const name = nameOf(node)
  return name !== undefined && OUTSIDE_NAMES.has(name) ? name : undefined
}

/** A name after a dot or before a colon is a field, not a use of the outside world. */
function childrenOf(node: Node): unknown[] {
  const isField = (key: string) =>
    !node.computed && ((key === 'property' && node.type === 'MemberExpression') || key === 'key')
  return Object.entries(node).flatMap(([key, value]) => (isField(key) ? [] : value))
}

/** What a file imports and where it touches the world outside: read from its syntax, not by pattern. */
export function readModule(path: string, source: string): ModuleFacts {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  const facts: ModuleFacts = { imports: [], impure: [] }
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const visit = (value: unknown) => {
    if (!isNode(value)) return
    const specifier = specifierOf(value)
    if (specifier !== undefined) facts.imports.push({ specifier, line: lineAt(value.start) })
    const impure = impureNameOf(value)
    if (impure !== undefined) facts.impure.push({ name: impure, line: lineAt(value.start) })
    for (const child of childrenOf(value)) visit(child)
  }
  visit(program)
  return facts
}
