import { execFileSync } from 'node:child_process'
import { root } from '../../root.ts'

/** What the work is compared with, and which files differ from it. */
export type ChangedFiles = {
  since: string
  files: readonly string[]
  textBefore: (path: string) => string | null
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

function tryGit(...args: string[]): string | null {
  try {
    return git(...args)
  } catch {
    return null
  }
}

const lines = (text: string): string[] => text.split('\n').filter(Boolean)

/**
 * On a branch: since it left main. On main itself: since what was last pushed or, where nothing is pushed to, since the
 * last commit.
 */
function usualBase(): string {
  const isMain = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main'
  const origin = isMain ? ['@{upstream}'] : ['main', 'origin/main']
  return origin.find((name) => tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`)) ?? 'HEAD'
}

/** Files committed since the base, changed in the working tree, or new and not yet known to git. */
export function changedFiles(since?: string): ChangedFiles {
  const name = since ?? usualBase()
  const base = git('merge-base', 'HEAD', name)
  const known = lines(git('diff', '--name-only', '--no-renames', base))
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'))
  return {
    since: `${name} (${base.slice(0, 10)})`,
    files: [...new Set([...known, ...untracked])].sort(),
    textBefore: (path) => tryGit('show', `${base}:${path}`),
  }
}
