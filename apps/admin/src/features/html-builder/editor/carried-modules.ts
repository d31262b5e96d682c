import type { ModuleClip } from '@innkeeper/html-builder/draft/clipboard.ts'

const KEY = 'template-modules'

/** Copied modules go from template to template in this browser, and to others through the system's clipboard. */
export function carryModules(clip: ModuleClip): void {
  const text = JSON.stringify(clip)
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // A browser that stores nothing still has its clipboard.
  }
  void navigator.clipboard?.writeText(text).catch(() => undefined)
}

export function carriedModules(): unknown {
  try {
    return parsed(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

/** What a text of the clipboard holds; null when it is a text like any other. */
export function parsed(text: string | null): unknown {
  if (!text?.startsWith('{')) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
