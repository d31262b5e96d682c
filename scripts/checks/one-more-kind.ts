import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../root.ts'

export type OneMoreKind = {
  name: string
  /** The file that holds the record of all kinds. */
  record: string
  /** How the kind is written down there, and before what. */
  entry: string
  before: string
}

const DOMAIN = 'packages/domain'

/**
 * Compiles files against a copy of the domain that has further kinds, and answers for each of these in which files
 * the compiler misses it: the places that whoever adds such a kind is led to.
 */
export async function filesMissing(
  kinds: readonly OneMoreKind[],
  files: readonly string[],
): Promise<Record<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'innkeeper-kinds-'))
  const pathOf = (file: string) => join(file.startsWith(`${DOMAIN}/`) ? folder : root, file)
  try {
    await cp(join(root, DOMAIN), join(folder, DOMAIN), { recursive: true })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const kind of kinds) await addKind(pathOf(kind.record), kind)
    const config = {
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        types: ['node', 'vite/client'],
        lib: ['esnext', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        module: 'esnext',
        moduleResolution: 'bundler',
        paths: { '@innkeeper/domain/*': [join(folder, DOMAIN, 'src/*')] },
      },
      files: files.map(pathOf),
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const errors = await compile(folder)
    const isMissingIn = (file: string, name: string) =>
      errors.some(
        (line) => line.startsWith(`${relative(folder, pathOf(file))}(`) && line.includes(`'${name}'`),
      )
    return Object.fromEntries(
      kinds.map(({ name }) => [name, files.filter((file) => isMissingIn(file, name))]),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function addKind(file: string, { before, entry }: OneMoreKind): Promise<void> {
  const source = await readFile(file, 'utf8')
  if (!source.includes(before)) throw new Error(`${file} does not say ${before}`)
  await writeFile(file, source.replace(before, `${entry}\n${before}`))
}

function compile(folder: string): Promise<string[]> {
  const tsc = join(root, 'node_modules/.bin/tsc')
  return new Promise((resolve) => {
    execFile(tsc, ['-p', folder, '--pretty', 'false'], { cwd: folder }, (_error, stdout) =>
      resolve(stdout.split('\n')),
    )
  })
}
