// One holder at a time across processes: a file made exclusively and touched while held.
// A file nobody touched for a while belongs to a killed process and is taken over.
// Plain JavaScript, because the installer runs on whatever Node the machine has.
import { closeSync, linkSync, mkdirSync, openSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'

const TOUCH_MS = 2_000
const STALE_MS = 15_000
const ASK_MS = 150

/** @param {string} path */
function ageInMs(path) {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return 0
  }
}

/** @param {string} path */
function tryToTake(path) {
  try {
    closeSync(openSync(path, 'wx'))
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/**
 * @param {string} path
 * @param {number} staleMs
 */
function removeAbandoned(path, staleMs) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  // Between looking and renaming another process may have taken over: then its lock goes back.
  if (ageInMs(aside) < staleMs) {
    try {
      linkSync(aside, path)
    } catch {
      // A third process already holds it again; it will find the work done.
    }
  }
  rmSync(aside, { force: true })
}

/**
 * Runs the work while holding the lock; waits for another holder at most `waitMs`.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {{ waitMs?: number, onWait?: () => void, staleMs?: number }} [options]
 * @returns {Promise<T>}
 */
export async function withExclusiveLock(path, work, options = {}) {
  const { waitMs = 600_000, onWait, staleMs = STALE_MS } = options
  mkdirSync(dirname(path), { recursive: true })
  const deadline = Date.now() + waitMs
  let told = false
  while (!tryToTake(path)) {
    if (ageInMs(path) > staleMs) {
      removeAbandoned(path, staleMs)
      continue
    }
    if (Date.now() > deadline) throw new Error(`Another process holds ${path} for too long; remove the file.`)
    if (!told) onWait?.()
    told = true
    await new Promise((resolve) => setTimeout(resolve, ASK_MS))
  }
  const touch = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(path, now, now)
    } catch {
      // Taken over after a long suspension: the work is repeatable, so nothing is lost.
    }
  }, TOUCH_MS)
  try {
    return await work()
  } finally {
    clearInterval(touch)
    rmSync(path, { force: true })
  }
}
